import { expect, it } from "vitest";
import { type RouteKind, routeChange } from "../../../src/indexer/routeChange";

const table: [string, RouteKind, string, string, ReturnType<typeof routeChange>][] = [
  ["another path", "push", "/orders", "/customers", "route"],
  ["another query", "push", "/?view=home", "/?view=orders", "route"],
  ["another fragment", "push", "/", "/#orders", "route"],
  ["back", "traverse", "/customers", "/orders", "route"],
  ["a redirect", "replace", "/login", "/home", "route"],
  ["a redirect of a hash router", "replace", "/#/login", "/#/home", "route"],
  ["a redirect of a hashbang router", "replace", "/#!/login", "/#!/home", "route"],
  ["a return from the back/forward cache to the same address", "restored", "/", "/", "route"],
  ["a scroll spy", "replace", "/docs#intro", "/docs#install", "page"],
  ["a filter kept in the query while one types", "replace", "/list?q=a", "/list?q=ab", "page"],
  ["a push to where one is", "push", "/orders", "/orders", "page"],
  ["a router that keeps scroll positions in its state", "replace", "/orders", "/orders", "none"],
  ["a fragment event after the push that caused it", "traverse", "/#a", "/#a", "none"],
];

it.each(table)("%s (%s from %s to %s) is %s", (_, kind, from, to, change) => {
  expect(routeChange(kind, `https://shop.test${from}`, `https://shop.test${to}`)).toBe(change);
});

it("another site is another view, however it came", () => {
  expect(routeChange("replace", "about:blank", "https://shop.test/")).toBe("route");
});
