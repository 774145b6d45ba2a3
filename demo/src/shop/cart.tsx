import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { PRODUCTS } from "./products";

/** Product id → how many. */
type Lines = Record<string, number>;

interface Cart {
  lines: Lines;
  count: number;
  total: number;
  add(id: string): void;
  remove(id: string): void;
  empty(): void;
}

const KEY = "brightside-cart";
const CartContext = createContext<Cart | null>(null);

export function CartProvider({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<Lines>(() => JSON.parse(sessionStorage.getItem(KEY) ?? "{}"));
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(lines)), [lines]);

  const cart = useMemo<Cart>(
    () => ({
      lines,
      count: Object.values(lines).reduce((sum, quantity) => sum + quantity, 0),
      total: PRODUCTS.reduce((sum, { id, price }) => sum + price * (lines[id] ?? 0), 0),
      add: (id) => setLines((old) => ({ ...old, [id]: (old[id] ?? 0) + 1 })),
      remove: (id) => setLines(({ [id]: _, ...rest }) => rest),
      empty: () => setLines({}),
    }),
    [lines],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}

export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart was called outside of CartProvider");
  return cart;
}
