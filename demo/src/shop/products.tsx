import type { ReactNode } from "react";

export interface Product {
  id: string;
  name: string;
  about: string;
  /** US dollars. */
  price: number;
  tint: string;
  /** Drawn in a box of 120 × 90. */
  art: ReactNode;
}

export const PRODUCTS: Product[] = [
  {
    id: "airpods-pro",
    name: "AirPods Pro",
    about: "In-ear, with noise cancelling",
    price: 249,
    tint: "#dfe9f5",
    art: (
      <g fill="#fff" stroke="#7b8ea6" strokeWidth="2.5">
        <rect x="41" y="34" width="9" height="36" rx="4.5" />
        <rect x="70" y="34" width="9" height="36" rx="4.5" />
        <circle cx="42" cy="29" r="12" />
        <circle cx="78" cy="29" r="12" />
        <path d="M33 23a12 12 0 0 0 0 12M87 23a12 12 0 0 1 0 12" strokeLinecap="round" />
      </g>
    ),
  },
  {
    id: "airpods-max",
    name: "AirPods Max",
    about: "Over-ear, for long days",
    price: 549,
    tint: "#f3e4dc",
    art: (
      <g fill="none" stroke="#b27c5f" strokeWidth="5" strokeLinecap="round">
        <path d="M36 50V42a24 24 0 0 1 48 0v8" />
        <rect x="27" y="46" width="16" height="28" rx="8" fill="#fff" />
        <rect x="77" y="46" width="16" height="28" rx="8" fill="#fff" />
      </g>
    ),
  },
  {
    id: "homepod-mini",
    name: "HomePod mini",
    about: "A small speaker for every room",
    price: 99,
    tint: "#f6e7bf",
    art: (
      <g stroke="#b58c2a" strokeWidth="2.5" fill="#fff">
        <path d="M60 18c22 0 30 15 30 30S80 74 60 74 30 63 30 48s8-30 30-30Z" />
        <ellipse cx="60" cy="27" rx="15" ry="5" fill="#f2c14e" />
      </g>
    ),
  },
  {
    id: "kindle",
    name: "Kindle Paperwhite",
    about: "Reads like paper, even at night",
    price: 159,
    tint: "#dff0e6",
    art: (
      <g stroke="#4f8f6d" strokeWidth="2.5" fill="#fff">
        <rect x="38" y="12" width="44" height="66" rx="6" />
        <path d="M47 26h26M47 34h26M47 42h20M47 50h26M47 58h14" strokeLinecap="round" />
      </g>
    ),
  },
  {
    id: "pixel-watch",
    name: "Pixel Watch",
    about: "Steps, sleep and heart rate",
    price: 349,
    tint: "#e6e0f4",
    art: (
      <g stroke="#7a67ad" strokeWidth="2.5" fill="#fff">
        <path d="M47 28 50 8h20l3 20M47 62l3 20h20l3-20" />
        <circle cx="60" cy="45" r="22" />
        <path d="M60 32v13l9 6" fill="none" strokeLinecap="round" />
      </g>
    ),
  },
  {
    id: "mx-master",
    name: "MX Master Mouse",
    about: "Quiet clicks, endless scroll",
    price: 99,
    tint: "#f7dfe3",
    art: (
      <g stroke="#b3596b" strokeWidth="2.5" fill="#fff">
        <path d="M60 14c16 0 22 12 22 32 0 18-8 30-22 30S38 64 38 46c0-20 6-32 22-32Z" />
        <path d="M60 14v22M38 40h44" fill="none" />
        <rect x="57" y="22" width="6" height="12" rx="3" fill="#e28fa0" />
      </g>
    ),
  },
];

export const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
