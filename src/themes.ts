export { bloom } from "./themes/bloom";
export { graphite } from "./themes/graphite";
export { paper } from "./themes/paper";
export { terminal } from "./themes/terminal";
