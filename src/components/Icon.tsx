import type { ReactNode } from "react";

interface IconProps {
  children: ReactNode;
  size?: number;
  /** Points along the line: the other way where lines run from right to left. */
  turns?: boolean;
}

/** Drawn on a grid of 24, in the colour of the text. Every icon stands beside a name, so none has its own. */
export function Icon({ children, size = 20, turns }: IconProps) {
  return (
    <svg
      className="icon"
      data-turns={turns}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
