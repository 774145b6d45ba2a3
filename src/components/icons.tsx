import type { ReactNode } from "react";

/** Drawn on a grid of 24, in the colour of the text. Every icon stands beside a name, so none has its own. */
function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      className="icon"
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

/** The mark: a line that flows from a point. */
export const MarkIcon = ({ size = 20 }: { size?: number }) => (
  <Icon size={size}>
    <path d="M4 15.5c3.2 0 3.6-7 7.2-7s3.4 7 6.4 7" />
    <circle cx="19.6" cy="8.4" r="1.6" fill="currentColor" stroke="none" />
  </Icon>
);
export const ChatIcon = () => (
  <Icon size={28}>
    <path d="M20.5 11.6c0 4.2-3.8 7.6-8.5 7.6-1.1 0-2.2-.2-3.2-.5L4 20.2l1.4-3.7a7.1 7.1 0 0 1-1.9-4.9C3.5 7.4 7.3 4 12 4s8.5 3.4 8.5 7.6Z" />
    <path d="M8 13.3c1.6 0 1.8-3.2 3.7-3.2s1.8 3.2 3.5 3.2" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m6.5 6.5 11 11m0-11-11 11" />
  </Icon>
);
export const NewChatIcon = () => (
  <Icon>
    <path d="M19.5 12.5v4.7a2.3 2.3 0 0 1-2.3 2.3H6.8a2.3 2.3 0 0 1-2.3-2.3V6.8a2.3 2.3 0 0 1 2.3-2.3h4.7" />
    <path d="m10 14 .6-2.8 7-7a1.55 1.55 0 0 1 2.2 2.2l-7 7L10 14Z" />
  </Icon>
);
export const SendIcon = () => (
  <Icon>
    <path d="M12 19V5.5m-5.5 5.5L12 5.5l5.5 5.5" />
  </Icon>
);
export const StopIcon = () => (
  <Icon>
    <rect x="7" y="7" width="10" height="10" rx="2" fill="currentColor" stroke="none" />
  </Icon>
);
export const DownIcon = () => (
  <Icon size={16}>
    <path d="M12 5v13.5m5.5-5.5L12 18.5 6.5 13" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon size={14}>
    <path d="m5.5 12.5 4.3 4.3 8.7-9.3" strokeWidth="2.5" />
  </Icon>
);
export const RefusedIcon = () => (
  <Icon size={14}>
    <path d="M7 7l10 10M17 7 7 17" strokeWidth="2.5" />
  </Icon>
);
export const AskIcon = () => (
  <Icon size={14}>
    <path d="M12 6v7.5M12 18h.01" strokeWidth="2.8" />
  </Icon>
);
export const WarningIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8v4.5m0 3.3h.01" />
  </Icon>
);
