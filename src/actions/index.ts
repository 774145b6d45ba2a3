export { performAction, performEmission } from "./loadActions";
