export { performAction, performEmission } from "./actions";
export { createIndexer } from "./indexer/createIndexer";
export { overhearPage } from "./indexer/overhearPage";
export type { GenerationState, Indexer, IndexerOptions, IndexerStatus, Inspection, Resolution } from "./indexer/types";
export type { ActionResult, Effect, PageAction, RefusalCode } from "./protocol/action";
export type { IndexEntry, NameSource } from "./protocol/entry";
export type { FilteredCounts, PageIndex, ScanReason, ScrollState } from "./protocol/pageIndex";
export type { ApprovalRequest, PerformOptions } from "./protocol/perform";
export { renderIndex } from "./protocol/renderIndex";
