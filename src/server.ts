export { type Authorization, createLefluxHandler, type LefluxHandlerOptions } from "./server/createLefluxHandler";
export type { Failure } from "./server/failure";
export type { HandlerLimits } from "./server/limits";
export { toNodeListener } from "./server/toNodeListener";
