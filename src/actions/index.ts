export { performAction } from "./performAction";
export { performEmission } from "./performEmission";
