import { render } from "@testing-library/react";
import { memo, Profiler, StrictMode, useState, version } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LefluxChat, type LefluxChatState, scriptedAgent, useLefluxChat } from "../../../src";
import { ChatView } from "../../../src/components/ChatView";
import { button, field, hosts, shadow } from "./view";

afterEach(() => vi.restoreAllMocks());

const words = () => [...shadow().querySelectorAll(".bubble, .prose")].map((one) => one.textContent);
const silent = () => vi.spyOn(console, "error").mockImplementation(() => {});

async function say(text: string, answer: string) {
  await field().click();
  await userEvent.keyboard(`${text}{Enter}`);
  await expect.poll(words).toContain(answer);
  await expect.element(button("Send")).toBeInTheDocument();
}

test("it is the React that this run is about", () => {
  expect(version).toMatch(import.meta.env.VITE_REACT === "18" ? /^18\./ : /^19\./);
});

test("in StrictMode it has one host, one scan to begin with, sends once, and complains of nothing", async () => {
  const error = silent();
  const sent = vi.fn();
  const agent = scriptedAgent([{ text: "Once." }, { text: "Twice?" }]);
  render(
    <StrictMode>
      <LefluxChat agent={agent} persist="none" defaultOpen onMessage={sent} />
    </StrictMode>,
  );
  await say("Hello", "Once.");
  expect(hosts()).toHaveLength(1);
  expect(sent.mock.calls.map(([message]) => message.role)).toEqual(["user", "assistant"]);
  expect(error).not.toHaveBeenCalled();
});

test("a server renders it, and it is hydrated in StrictMode without a warning, in every layout", async () => {
  const error = silent();
  for (const layout of ["popup", "sidebar", "inline"] as const) {
    const container = document.body.appendChild(document.createElement("div"));
    const app = (
      <StrictMode>
        <LefluxChat layout={layout} defaultOpen persist="none" pushes onFeedback={() => {}} />
      </StrictMode>
    );
    container.innerHTML = renderToString(app);
    const root = hydrateRoot(container, app);
    await expect.element(field()).toBeInTheDocument();
    root.unmount();
    container.remove();
  }
  expect(error).not.toHaveBeenCalled();
});

/** An app that holds the chat's hook and shows the chat: a profiler tells what is rendered below what the hook gives. */
function App({ renders }: { renders: () => void }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <Chat renders={renders} />
    </>
  );
}
function Chat({ renders }: { renders: () => void }) {
  const chat = useLefluxChat({ persist: "none", onMessage: () => {}, ignore: () => false });
  return <View chat={chat} renders={renders} />;
}
const View = memo(function View({ chat, renders }: { chat: LefluxChatState; renders: () => void }) {
  return (
    <Profiler id="chat" onRender={renders}>
      <ChatView chat={chat} defaultOpen suggestions={SUGGESTIONS} />
    </Profiler>
  );
});
const SUGGESTIONS = ["One"];

test("an app that renders again renders nothing of the chat", async () => {
  const renders = vi.fn();
  render(<App renders={renders} />);
  await expect.element(field()).toBeVisible();
  const before = renders.mock.calls.length;
  await page.getByRole("button", { name: "Count 0" }).click();
  await page.getByRole("button", { name: "Count 1" }).click();
  await expect.element(page.getByRole("button", { name: "Count 2" })).toBeVisible();
  expect(renders.mock.calls.length).toBe(before);
});

test("another theme, layout, agent or set of labels keeps the messages and what is typed", async () => {
  const view = render(<LefluxChat agent={scriptedAgent([{ text: "From one." }])} persist="none" defaultOpen />);
  await say("Hello", "From one.");
  await field().click();
  await userEvent.keyboard("half");
  view.rerender(
    <LefluxChat
      agent={scriptedAgent([{ text: "Not again." }, { text: "From another." }])}
      persist="none"
      defaultOpen
      theme="dark"
      layout="sidebar"
      labels={{ send: "Go" }}
    />,
  );
  expect(words()).toEqual(["Hello", "From one."]);
  await userEvent.keyboard(" said{Enter}");
  await expect.poll(words).toEqual(["Hello", "From one.", "half said", "From another."]);
});
