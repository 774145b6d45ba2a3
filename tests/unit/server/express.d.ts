/** Express brings no types of its own: this much of it is used here. */
declare module "express" {
  import type { RequestListener } from "node:http";

  type Middleware = (request: never, response: never, next: never) => unknown;
  interface App extends RequestListener {
    use(path: string | Middleware, ...more: Middleware[]): void;
    post(path: string, ...more: Middleware[]): void;
  }
  interface Express {
    (): App;
    json(options?: object): Middleware;
    raw(options?: object): Middleware;
  }
  const express: Express;
  export default express;
}
