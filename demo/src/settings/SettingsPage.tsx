import { type FormEvent, useState } from "react";
import { Modal } from "./Modal";
import { Section } from "./Section";
import { Switch } from "./Switch";

export function SettingsPage() {
  const [name, setName] = useState("Robin");
  const [renaming, setRenaming] = useState(false);
  const [deleted, setDeleted] = useState(false);
  return (
    <div className="settings">
      <section className="card" aria-label="Profile">
        <div className="row">
          <span>
            Signed in as <strong>{name}</strong>
          </span>
          <button type="button" className="quiet" onClick={() => setRenaming(true)}>
            Edit profile
          </button>
        </div>
      </section>

      <Section title="Notifications" defaultOpen>
        <Switch label="Email updates" defaultOn />
        <Switch label="Text messages" />
        <Switch label="Weekly summary" />
      </Section>
      <Section title="Language and region" defaultOpen>
        <Choice label="Language" options={["English", "Español", "Deutsch", "Français", "日本語"]} />
        <Choice label="Time zone" options={["Berlin", "London", "New York", "Tokyo"]} />
      </Section>
      <Section title="Privacy">
        <Switch label="Remember what I searched for" defaultOn />
        <div className="row">
          <span>Everything that you looked at</span>
          <button type="button" className="danger" disabled={deleted} onClick={() => setDeleted(true)}>
            Delete history
          </button>
        </div>
        {deleted && <p role="status">Your history is gone.</p>}
      </Section>
      <Section title="Labs">
        <Switch label="Beta features" />
        <Switch label="Faster search" />
      </Section>

      {renaming && (
        <ProfileDialog
          name={name}
          onClose={() => setRenaming(false)}
          onSave={(next) => {
            setName(next);
            setRenaming(false);
          }}
        />
      )}
    </div>
  );
}

function Choice({ label, options }: { label: string; options: string[] }) {
  return (
    <label className="row">
      <span>{label}</span>
      <select>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

function ProfileDialog(props: { name: string; onClose: () => void; onSave: (name: string) => void }) {
  const [name, setName] = useState(props.name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) props.onSave(name.trim());
  };
  return (
    <Modal title="Edit profile" onClose={props.onClose}>
      <form onSubmit={save}>
        <label className="field">
          <span>Display name</span>
          <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <div className="row">
          <button type="button" className="quiet" onClick={props.onClose}>
            Close
          </button>
          <button type="submit">Save</button>
        </div>
      </form>
    </Modal>
  );
}
