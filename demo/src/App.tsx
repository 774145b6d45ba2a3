import { LefluxChat } from "@leflux/react";
import type { ComponentType } from "react";
import { ContactPage } from "./contact/ContactPage";
import { OrdersPage } from "./orders/OrdersPage";
import { Link, usePath } from "./router";
import { ScanLog } from "./ScanLog";
import { SettingsPage } from "./settings/SettingsPage";
import { CartPage } from "./shop/CartPage";
import { CartProvider, useCart } from "./shop/cart";
import { ShopPage } from "./shop/ShopPage";

declare global {
  interface Window {
    /** Address of the chat, where `npm run server` answers it. */
    LEFLUX_API?: string;
  }
}

const ROUTES: Record<string, { title: string; Page: ComponentType }> = {
  "/": { title: "Shop", Page: ShopPage },
  "/cart": { title: "Your cart", Page: CartPage },
  "/orders": { title: "Orders", Page: OrdersPage },
  "/contact": { title: "Contact", Page: ContactPage },
  "/settings": { title: "Settings", Page: SettingsPage },
};
const NOT_FOUND = { title: "Nothing here", Page: () => <Link href="/">Back to the shop</Link> };

export function App() {
  const { title, Page } = ROUTES[usePath()] ?? NOT_FOUND;
  return (
    <CartProvider>
      <title>{`${title} · Brightside`}</title>
      <Header />
      <main>
        <h1>{title}</h1>
        <Page />
      </main>
      <footer>
        <span>A made-up shop. Nothing is sold or sent.</span>
        <a href="/classic/index.html">The same chat on plain HTML pages</a>
        <ScanLog />
      </footer>
      <LefluxChat
        api={window.LEFLUX_API}
        title="Brightside helper"
        greeting="Hello! Tell me what to do on this page, and I do it."
        suggestions={["Add the AirPods Pro to my cart", "Go to Contact", "What can I do here?"]}
      />
    </CartProvider>
  );
}

function Header() {
  const { count } = useCart();
  return (
    <header>
      <Link href="/" className="brand" aria-label="Brightside, home">
        <span className="sun" aria-hidden="true" />
        Brightside
      </Link>
      <nav aria-label="Main">
        <Link href="/">Shop</Link>
        <Link href="/orders">Orders</Link>
        <Link href="/contact">Contact</Link>
        <Link href="/settings">Settings</Link>
      </nav>
      <Link href="/cart" className="cart-link">{`Cart (${count})`}</Link>
    </header>
  );
}
