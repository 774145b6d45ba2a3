import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  Link as TanStackLink,
} from "@tanstack/react-router";
import { type ReactNode, useEffect, useInsertionEffect, useState } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router";

/** A small shop with two views and links between them, under one of the routers that React apps have. */
export type App = (props: { children: ReactNode }) => ReactNode;

const Shop = () => <button type="button">Add to cart</button>;
const Orders = () => <button type="button">Cancel order</button>;
const base = "/shop-of-the-test";

function ReactRouterApp({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter basename={base}>
      <Link to="/">Shop</Link> <Link to="/orders">Orders</Link>
      <Routes>
        <Route path="/" element={<Shop />} />
        <Route path="/orders" element={<Orders />} />
      </Routes>
      {children}
    </BrowserRouter>
  );
}

function TanStackApp({ children }: { children: ReactNode }) {
  const [router] = useState(() => {
    const root = createRootRoute({
      component: () => (
        <>
          <TanStackLink to="/">Shop</TanStackLink> <TanStackLink to="/orders">Orders</TanStackLink>
          <Outlet />
        </>
      ),
    });
    const shop = createRoute({ getParentRoute: () => root, path: "/", component: Shop });
    const orders = createRoute({ getParentRoute: () => root, path: "/orders", component: Orders });
    return createRouter({
      routeTree: root.addChildren([shop, orders]),
      basepath: base,
      history: createBrowserHistory(),
    });
  });
  return (
    <>
      <RouterProvider router={router as never} />
      {children}
    </>
  );
}

/**
 * What Next's App Router does to history: it wraps both methods while mounted, keeps its own state under its own keys, changes the address in
 * an insertion effect, when nobody may set state, and takes its wrappers off by writing bound natives over whatever is there.
 */
function NextLikeApp({ children }: { children: ReactNode }) {
  const [view, setView] = useState(() => location.pathname);
  useEffect(() => {
    const push = history.pushState.bind(history);
    const replace = history.replaceState.bind(history);
    const withTree = (data: unknown) => ({
      ...(data as object),
      __NA: true,
      __PRIVATE_NEXTJS_INTERNALS_TREE: ["", {}],
    });
    history.pushState = (data, unused, url) => push(data?.__NA ? data : withTree(data), unused, url);
    history.replaceState = (data, unused, url) => replace(data?.__NA ? data : withTree(data), unused, url);
    history.replaceState({ __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: ["", {}] }, "", location.href);
    const popped = () => setView(location.pathname);
    addEventListener("popstate", popped);
    return () => {
      history.pushState = push;
      history.replaceState = replace;
      removeEventListener("popstate", popped);
    };
  }, []);
  useInsertionEffect(() => {
    if (location.pathname !== view)
      history.pushState({ __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: ["", {}] }, "", view);
  }, [view]);
  const link = (to: string, text: string) => (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault();
        setView(to);
      }}
    >
      {text}
    </a>
  );
  return (
    <>
      {link(`${base}/`, "Shop")} {link(`${base}/orders`, "Orders")}
      {view.endsWith("/orders") ? <Orders /> : <Shop />}
      {children}
    </>
  );
}

export const apps: [name: string, app: App, stateKeys: string[]][] = [
  ["React Router", ReactRouterApp, ["key", "idx"]],
  ["TanStack Router", TanStackApp, ["__TSR_key", "__TSR_index"]],
  ["a router like Next's", NextLikeApp, ["__NA", "__PRIVATE_NEXTJS_INTERNALS_TREE"]],
];
export const home = `${base}/`;
