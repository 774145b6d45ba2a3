import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useLefluxChat } from "../../../src/hooks/useLefluxChat";
import type { IndexEntry } from "../../../src/protocol";
import { renderIndex } from "../../../src/protocol/renderIndex";
import { asks, fakeAgent, says, step } from "../../unit/turn/fakes";
import { SECRET_FIELDS } from "./secretFields";

const PLANTED = "Zk7!planted#31";
const CARD = "4242 4242 4242 4242";
const TYPED = "Ty9!filled#77";

/** Fields that are not for secrets, in which somebody typed a card's number. */
const CARDS = [
  `<label>Note <input value="%"></label>`,
  `<label>Comment <textarea>%</textarea></label>`,
  `<div contenteditable aria-label="Message">Mine is %</div>`,
  `<input type=search aria-label=Find value="%">`,
  `<input type=tel aria-label=Phone value="%">`,
];

/** Each field in a shadow root of its own: their ids and forms don't meet. */
function plant(): void {
  document.body.innerHTML = "<main><h1>Account</h1><button>Save</button></main>";
  const fields = [
    ...SECRET_FIELDS.map(([, html]) => html.replaceAll("%", PLANTED)),
    ...CARDS.map((html) => html.replaceAll("%", CARD)),
  ];
  for (const html of fields) {
    const host = document.createElement("x-field");
    host.attachShadow({ mode: "open" }).innerHTML = html;
    document.body.append(host);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.body.innerHTML = "";
});

const SECRETS = [PLANTED, "planted", CARD, CARD.replaceAll(" ", "")];
const expectNone = (text: string, secrets: string[]) =>
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);

describe("the whole of what a chat sends and keeps", () => {
  it("holds nothing that was typed into fields for secrets, before or by the agent", async () => {
    plant();
    const isFilled = ({ sensitive, type, role }: IndexEntry) =>
      sensitive && (/^(text|password|input|textarea|editable)$/.test(type) || role === "textbox");
    const agent = fakeAgent(
      ({ body }) => {
        const { page } = body as { page: { entries: IndexEntry[] } };
        const fills = page.entries.filter(isFilled).slice(0, 12);
        const chunks = step(...fills.map(({ id }) => asks("fill", { id, text: TYPED })));
        return new ReadableStream({
          start(controller) {
            for (const chunk of chunks) controller.enqueue(chunk);
            controller.close();
          },
        });
      },
      step(says("Done")),
    );
    const { result } = renderHook(() => useLefluxChat({ agent, approve: "never" }));
    await act(() => result.current.send("Fill in what is missing"));

    expect(agent.requests).toHaveLength(2);
    for (const { body, messages } of agent.requests) {
      expectNone(JSON.stringify(body) + renderIndex(body.page) + JSON.stringify(messages), SECRETS);
      expectNone(JSON.stringify(body.page) + renderIndex(body.page), [TYPED]);
      expect(body.page.entries.filter(({ sensitive }) => sensitive).length).toBeGreaterThan(60);
    }
    // What the agent asked for is its own word; what came of it must not say it again.
    const parts = result.current.messages.flatMap((message) => message.parts);
    const outputs = parts.flatMap((part) => ("output" in part && part.output ? [part.output] : []));
    expect(outputs).toHaveLength(12);
    expect(outputs).toEqual(outputs.map(() => expect.objectContaining({ status: "done" })));
    expectNone(JSON.stringify(outputs), [TYPED, ...SECRETS]);
    expectNone(JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }), [TYPED, ...SECRETS]);
    expect(JSON.stringify({ ...sessionStorage })).toContain("Fill in what is missing");
  });
});
