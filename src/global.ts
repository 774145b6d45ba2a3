// One file for pages without a bundler, React included: `window.Leflux`.
export * from "./index";
export * from "./indexer";
export * from "./inspector";
