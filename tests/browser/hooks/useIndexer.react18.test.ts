import { expect, it, vi } from "vitest";
import { useIndexer } from "../../../src/hooks/useIndexer";
import { React18 as React, ReactDom18 } from "./react18";
import { describeUseIndexer } from "./useIndexerStories";

vi.mock("react", async () => {
  const { React18 } = await import("./react18");
  return { ...React18, default: React18 };
});

it("is React 18 that runs here", () => {
  expect([React.version, ReactDom18.version]).toEqual(["18.3.1", "18.3.1"]);
});

describeUseIndexer({ React, createRoot: ReactDom18.createRoot, hydrateRoot: ReactDom18.hydrateRoot, useIndexer });
