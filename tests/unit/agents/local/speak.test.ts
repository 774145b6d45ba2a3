import { describe, expect, it } from "vitest";
import { createMemory } from "../../../../src/agents/local/memory";
import { parseRequest } from "../../../../src/agents/local/parseRequest";
import type { Call } from "../../../../src/agents/local/readConversation";
import { speakResults } from "../../../../src/agents/local/speak";
import type { ActionCommand, ActionResult, Effect, IndexEntry, RefusalCode } from "../../../../src/protocol";

const done = (effect: Partial<Effect> = {}): ActionResult => ({ status: "done", effect: { changed: true, ...effect } });
const refused = (code: RefusalCode): ActionResult => ({ status: "refused", code, message: "Element 7 is not ok." });

interface Told {
  command: ActionCommand;
  result: ActionResult;
  entry?: Partial<IndexEntry>;
}

function speak(request: string, told: Told[]): string {
  const memory = createMemory();
  const calls = told.map(({ command, result, entry }, step): Call => {
    const toolCallId = `c${step}`;
    if (entry)
      memory.remember(toolCallId, { id: 1, type: "button", text: "", visible: true, ...entry }, [entry as IndexEntry]);
    return { toolCallId, command, result, step, span: 1, emission: 0, purpose: "do" };
  });
  return speakResults(calls, parseRequest(request), memory, "https://shop.example/");
}

const click: ActionCommand = { type: "click", id: 7 };
const save = { type: "button", text: "Save" };

describe("what was done", () => {
  const cases: [string, Told[], string][] = [
    ["a press", [{ command: click, result: done(), entry: save }], "I pressed “Save”."],
    [
      "a counter",
      [{ command: click, result: done({ removed: ["Cart (0)"], added: ["Cart (1)"] }), entry: save }],
      "I pressed “Save”. “Cart (0)” is now “Cart (1)”.",
    ],
    [
      "a new address",
      [{ command: click, result: done({ url: "https://shop.example/cart?a=1" }), entry: save }],
      "I pressed “Save”. The address is now /cart?a=1.",
    ],
    [
      "another site",
      [{ command: click, result: done({ url: "https://bank.example/" }), entry: save }],
      "I pressed “Save”. The address is now https://bank.example/.",
    ],
    [
      "a page load",
      [{ command: click, result: done({ navigating: true }), entry: save }],
      "I pressed “Save”. Another page is being loaded.",
    ],
    [
      "a dialog",
      [{ command: click, result: done({ dialogOpened: "Delete order?" }), entry: save }],
      "I pressed “Save”. “Delete order?” has opened.",
    ],
    [
      "a message",
      [{ command: click, result: done({ messages: ["Saved"] }), entry: save }],
      "I pressed “Save”. The page says: “Saved”.",
    ],
    [
      "what appeared",
      [{ command: click, result: done({ added: ["Edit", "Delete"] }), entry: save }],
      "I pressed “Save”. Now there: “Edit” and “Delete”.",
    ],
    [
      "nothing",
      [{ command: click, result: done({ changed: false }), entry: save }],
      "I pressed “Save”. I saw nothing change on the page.",
    ],
    [
      "a text",
      [
        {
          command: { type: "fill", id: 7, text: "Ann" },
          result: done({ value: "Ann" }),
          entry: { type: "text", text: "Name" },
        },
      ],
      "I filled “Name” with “Ann”.",
    ],
    [
      "a secret",
      [
        {
          command: { type: "fill", id: 7, text: "hunter2" },
          result: done(),
          entry: { type: "password", text: "Password", sensitive: true },
        },
      ],
      "I filled “Password”.",
    ],
    [
      "a choice",
      [
        {
          command: { type: "select_option", id: 7, option: "German" },
          result: done(),
          entry: { type: "select", text: "Language" },
        },
      ],
      "I chose “German” in “Language”.",
    ],
    [
      "a switch",
      [
        {
          command: { type: "check", id: 7, checked: false },
          result: done(),
          entry: { type: "switch", text: "Dark mode" },
        },
      ],
      "I turned off “Dark mode”.",
    ],
    [
      "a checkbox",
      [{ command: { type: "check", id: 7, checked: true }, result: done(), entry: { type: "checkbox", text: "News" } }],
      "I ticked “News”.",
    ],
    [
      "where it is, if several are named so",
      [{ command: click, result: done(), entry: { text: "", ariaLabel: "Add", parent: "Pen" } }],
      "I pressed “Add” in Pen.",
    ],
  ];
  it.each(cases)("%s", (_, told, sentence) => expect(speak("click save", told)).toBe(sentence));

  it("says a verb once for what follows each other", () => {
    const fill = (text: string) => ({ command: { type: "fill", id: 7, text } as const, result: done({ value: text }) });
    const told = [
      { ...fill("Ann"), entry: { text: "Name" } },
      { ...fill("a@b.c"), entry: { text: "Email" } },
      { command: click, result: done(), entry: save },
    ];
    expect(speak("", told)).toBe("I filled “Name” with “Ann” and “Email” with “a@b.c” and pressed “Save”.");
  });

  it("uses the user's words for what is forgotten", () => {
    expect(speak("click save", [{ command: click, result: done() }])).toBe("I pressed “save”.");
    expect(
      speak("fill password with hunter2", [{ command: { type: "fill", id: 7, text: "hunter2" }, result: done() }]),
    ).toBe("I filled “password”.");
  });
});

describe("what was refused", () => {
  const cases: [RefusalCode, string][] = [
    ["declined", "I could not press “Save”: you declined."],
    ["disabled", "I could not press “Save”: it is switched off on the page."],
    ["covered", "I could not press “Save”: something lies over it."],
    ["gone", "I could not press “Save”: it is not on the page any more."],
    ["aborted", "I could not press “Save”: it was stopped."],
  ];
  it.each(cases)("%s", (code, sentence) =>
    expect(speak("click save", [{ command: click, result: refused(code), entry: save }])).toBe(sentence),
  );

  it("beside what was done", () => {
    const told = [
      {
        command: { type: "fill", id: 7, text: "Ann" } as const,
        result: done({ value: "Ann" }),
        entry: { text: "Name" },
      },
      { command: click, result: refused("declined"), entry: save },
    ];
    expect(speak("", told)).toBe("I filled “Name” with “Ann”. I could not press “Save”: you declined.");
  });
});
