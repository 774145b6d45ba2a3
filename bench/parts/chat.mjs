import { bundleScript } from "../build.mjs";
import { figure } from "../table.mjs";

/** Scripting that a streamed update costs in a long thread, beside the same words put into plain text; and the first opening of the panel. */
export async function chat({ root, browser, server, quick, log }) {
  const messages = quick ? 100 : 1_000;
  server.addPage(
    "chat",
    "<!doctype html><html lang=en><title>Chat</title><body><h1>A page</h1><button>Press</button><p id=plain></p>",
  );
  const tab = await browser.open(`${server.origin}/made/chat`);
  await tab.run(`${await bundleScript(root, "global")};globalThis.Leflux = Leflux;0`);
  const { opened } = await tab.run(`(${open})()`);
  await tab.run(`(${fill})(${messages / 2})`);
  await tab.session.send("Performance.enable");
  const scripting = async (run) => {
    const before = await scriptTime(tab.session);
    const updates = await tab.run(run);
    return ((await scriptTime(tab.session)) - before) / updates;
  };
  const seconds = quick ? 2 : 5;
  const plain = await scripting(`(${streamPlain})(${seconds})`);
  const streamed = await scripting(`(${streamChat})(${seconds})`);
  log(
    `  first opening ${figure(opened)} ms; an update in ${messages} messages ${figure(streamed)} ms of scripting, plain text ${figure(plain)} ms`,
  );
  await tab.close();
  return { update: streamed - plain, streamed, plain, opened, messages };
}

async function scriptTime(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration").value * 1000;
}

/* The functions below run in the page. */

async function open() {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const state = { feed: null };
  globalThis.__chat = state;
  // An agent whose words come when they are asked for.
  const agent = {
    async sendMessages() {
      return new ReadableStream({
        start(controller) {
          controller.enqueue({ type: "start" });
          controller.enqueue({ type: "text-start", id: "t" });
          state.feed = {
            say: (delta) => controller.enqueue({ type: "text-delta", id: "t", delta }),
            end() {
              controller.enqueue({ type: "text-end", id: "t" });
              controller.enqueue({ type: "finish" });
              controller.close();
              state.feed = null;
            },
          };
        },
      });
    },
    reconnectToStream: async () => null,
  };
  state.chat = Leflux.mountLefluxChat({ agent, persist: "none" });
  await wait(300);
  await frame();
  const start = performance.now();
  state.chat.open();
  const field = () => document.getElementById("ai-chat-widget-container")?.shadowRoot?.querySelector("textarea");
  while (!field()) await frame();
  await frame();
  return { opened: performance.now() - start };
}

async function fill(turns) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const feed = async () => {
    for (let tries = 0; !__chat.feed; tries++) {
      if (tries > 2000) throw new Error(`the chat asked nothing of its agent in turn ${tries}`);
      await wait(2);
    }
    return __chat.feed;
  };
  const button = (name) => {
    const root = document.getElementById("ai-chat-widget-container").shadowRoot;
    return [...root.querySelectorAll("button")].find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === name,
    );
  };
  for (let turn = 0; turn < turns; turn++) {
    __chat.chat.send(`Question ${turn}`);
    const { say, end } = await feed();
    say(`Answer **${turn}** with a few words, a [link](/x) and a list:\n\n- one\n- two\n`);
    end();
    while (button("Stop")) await wait(2);
  }
}

async function streamChat(seconds) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(300);
  __chat.chat.send("Tell me more");
  while (!__chat.feed) await wait(2);
  const { say, end } = __chat.feed;
  let updates = 0;
  for (const start = performance.now(); performance.now() - start < seconds * 1000; updates++) {
    say(`word${updates} `);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  end();
  return updates;
}

async function streamPlain(seconds) {
  const plain = document.getElementById("plain");
  let updates = 0;
  for (const start = performance.now(); performance.now() - start < seconds * 1000; updates++) {
    plain.append(`word${updates} `);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return updates;
}
