/** Style sheets of real libraries, whole, as a page has them. */
export { default as bootstrap } from "bootstrap/dist/css/bootstrap.min.css?inline";
export { default as normalize } from "normalize.css/normalize.css?inline";
export { default as preflight } from "tailwindcss/preflight.css?inline";
