import { act, render } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { useIndexer } from "../../../src/hooks/useIndexer";
import { sharedIndexer } from "../../../src/indexer/sharedIndexer";
import { find, idOf, marks, turns, untilFresh, untilListed } from "../indexer/page";
import { apps, home } from "./apps";

const before = location.href;
const { indexer } = sharedIndexer({ debounceMs: 20, maxWaitMs: 200 });
const navigation = Object.getOwnPropertyDescriptor(window, "navigation");
const native = { push: History.prototype.pushState, replace: History.prototype.replaceState };

function Indexed() {
  useIndexer();
  return null;
}

const First = () => <Indexed />;
const Second = () => <Indexed />;

const link = (text: string) =>
  [...document.querySelectorAll("a")].find((one) => one.textContent === text) as HTMLElement;

beforeEach(() => history.replaceState(null, "", home));
afterEach(() => {
  if (navigation) Object.defineProperty(window, "navigation", navigation);
  for (const name of ["pushState", "replaceState"]) delete (history as unknown as Record<string, unknown>)[name];
  history.replaceState(null, "", before);
});

describe.each([["with the Navigation API"], ["with the History API alone"]])("%s", (api) => {
  beforeEach(() => {
    if (api.includes("alone")) Object.defineProperty(window, "navigation", { value: undefined, configurable: true });
  });

  describe.each(apps)("under %s", (_, App, stateKeys) => {
    /** The app with the page's index in it, twice: an inspector and a chat, say. */
    async function open() {
      const { unmount } = render(
        <StrictMode>
          <App>
            <Indexed />
            <Indexed />
          </App>
        </StrictMode>,
      );
      await untilListed(indexer, ["Shop", "Orders", "Add to cart"]);
      await untilFresh(indexer);
      return unmount;
    }

    it("a link leads to a scan of the next view, and the ids of the last are void at once", async () => {
      const unmount = await open();
      const { generation } = indexer.getSnapshot();
      const id = idOf(indexer, "Add to cart");
      await userEvent.click(link("Orders"));
      expect(indexer.resolve(id, generation)).toMatchObject({ ok: false, code: "stale" });
      await untilListed(indexer, ["Shop", "Orders", "Cancel order"]);
      await untilFresh(indexer);
      expect(indexer.getSnapshot()).toMatchObject({ index: { url: new URL(`${home}orders`, before).href } });
      // The router's own state of the entry is untouched.
      expect(Object.keys(history.state ?? {})).toEqual(expect.arrayContaining(stateKeys));
      unmount();
    });

    it("the way back does too", async () => {
      const unmount = await open();
      await userEvent.click(link("Orders"));
      await untilListed(indexer, ["Shop", "Orders", "Cancel order"]);
      await untilFresh(indexer);
      const { generation } = indexer.getSnapshot();
      await act(async () => history.back());
      await untilListed(indexer, ["Shop", "Orders", "Add to cart"]);
      expect(indexer.getSnapshot().generation).toBeGreaterThan(generation);
      unmount();
    });

    it("nothing is scanned while nothing happens", async () => {
      const unmount = await open();
      const { generation } = indexer.getSnapshot();
      await turns(20);
      expect(indexer.getSnapshot()).toMatchObject({ generation, status: "fresh" });
      unmount();
    });

    it("the router goes on when the index has gone, and nothing of it is left", async () => {
      const { rerender, unmount } = render(<App>{<Indexed />}</App>);
      await untilListed(indexer, ["Shop", "Orders", "Add to cart"]);
      rerender(<App>{null}</App>);
      expect(marks()).toEqual({});
      await userEvent.click(link("Orders"));
      await expect.poll(() => document.body.textContent).toContain("Cancel order");
      expect(indexer.getSnapshot()).toMatchObject({ status: "idle", index: null });
      expect(document.querySelectorAll("[data-leflux-id]")).toHaveLength(0);
      unmount();
      expect([History.prototype.pushState, History.prototype.replaceState]).toEqual([native.push, native.replace]);
    });
  });
});

describe("a component that is replaced while the app runs", () => {
  it("leaves one indexer behind, which goes on watching, as hot reloading needs it", async () => {
    const page = <button type="button">Page</button>;
    const { rerender, unmount } = render(
      <StrictMode>
        {page}
        <First />
      </StrictMode>,
    );
    await untilListed(indexer, ["Page"]);
    const { generation } = indexer.getSnapshot();
    rerender(
      <StrictMode>
        {page}
        <Second />
      </StrictMode>,
    );
    find("button").insertAdjacentHTML("afterend", "<button>Later</button>");
    await untilListed(indexer, ["Page", "Later"]);
    expect(indexer.getSnapshot().generation).toBeGreaterThan(generation);
    unmount();
    expect(marks()).toEqual({});
  });
});
