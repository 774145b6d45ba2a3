import { type FormEvent, type ReactNode, useState } from "react";

const TOPICS = ["Orders", "Returns", "Support", "Something else"];
const EMPTY = { name: "", email: "", topic: "", message: "", newsletter: false };
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;

function check({ name, email, topic, message }: Values): Errors {
  return {
    ...(!name.trim() && { name: "Please tell us your name." }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: "Please give an address that we can answer to." }),
    ...(!topic && { topic: "Please choose a topic." }),
    ...(!message.trim() && { message: "Please write a message." }),
  };
}

export function ContactPage() {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [sent, setSent] = useState<Values | null>(null);
  const set = <K extends keyof Values>(key: K, value: Values[K]) => setValues((old) => ({ ...old, [key]: value }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length === 0) setSent(values);
  };

  if (sent) {
    return (
      <p className="card" role="status">
        Thank you, {sent.name}! We will write to {sent.email} about “{sent.topic}”
        {sent.newsletter ? ", and the newsletter is on its way" : ""}.
      </p>
    );
  }
  return (
    <form className="card form" onSubmit={submit} noValidate aria-labelledby="contact-title">
      <h2 id="contact-title">Write to us</h2>
      <Field id="name" label="Name" error={errors.name}>
        <input {...described("name", errors.name)} value={values.name} onChange={(e) => set("name", e.target.value)} />
      </Field>
      <Field id="email" label="Email" error={errors.email}>
        <input
          {...described("email", errors.email)}
          type="email"
          placeholder="you@example.com"
          value={values.email}
          onChange={(e) => set("email", e.target.value)}
        />
      </Field>
      <Field id="topic" label="Topic" error={errors.topic}>
        <select
          {...described("topic", errors.topic)}
          value={values.topic}
          onChange={(e) => set("topic", e.target.value)}
        >
          <option value="">Choose a topic</option>
          {TOPICS.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </select>
      </Field>
      <Field id="message" label="Message" error={errors.message}>
        <textarea
          {...described("message", errors.message)}
          rows={4}
          value={values.message}
          onChange={(e) => set("message", e.target.value)}
        />
      </Field>
      <label className="check">
        <input type="checkbox" checked={values.newsletter} onChange={(e) => set("newsletter", e.target.checked)} />
        Send me the newsletter
      </label>
      <button type="submit">Send</button>
    </form>
  );
}

const described = (id: string, error: string | undefined) => ({
  id,
  required: true,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": error ? `${id}-error` : undefined,
});

function Field(props: { id: string; label: string; error: string | undefined; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={props.id}>{props.label}</label>
      {props.children}
      {props.error && (
        <p className="error" id={`${props.id}-error`} role="alert">
          {props.error}
        </p>
      )}
    </div>
  );
}
