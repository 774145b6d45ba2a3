import { Icon } from "./Icon";

/** The mark: a line that flows from a point. */
export const MarkIcon = ({ size = 20 }: { size?: number }) => (
  <Icon size={size}>
    <path d="M4 15.5c3.2 0 3.6-7 7.2-7s3.4 7 6.4 7" />
    <circle cx="19.6" cy="8.4" r="1.6" fill="currentColor" stroke="none" />
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
export const CopyIcon = () => (
  <Icon size={16}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2.5" />
    <path d="M15.5 8.5V7A2.5 2.5 0 0 0 13 4.5H7A2.5 2.5 0 0 0 4.5 7v6A2.5 2.5 0 0 0 7 15.5h1.5" />
  </Icon>
);
export const EditIcon = () => (
  <Icon size={16}>
    <path d="m5 19 .9-4L15.7 5.2a2.2 2.2 0 0 1 3.1 3.1L9 18.1 5 19Z" />
  </Icon>
);
export const AgainIcon = () => (
  <Icon size={16}>
    <path d="M19 12a7 7 0 1 1-2.2-5.1L19.5 9.5m0-5v5h-5" />
  </Icon>
);
export const GoodIcon = () => (
  <Icon size={16}>
    <path d="M7.5 11v8.5m0-8.5 4-7a2.2 2.2 0 0 1 2.2 2.7L13 9.5h4.8a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H5.5a1.5 1.5 0 0 1-1.5-1.5v-5.5A1.5 1.5 0 0 1 5.5 11h2Z" />
  </Icon>
);
export const BadIcon = () => (
  <Icon size={16}>
    <path d="M16.5 13V4.5m0 8.5-4 7a2.2 2.2 0 0 1-2.2-2.7l.7-2.8H6.2a2 2 0 0 1-2-2.4l1.2-6a2 2 0 0 1 2-1.6h11.1A1.5 1.5 0 0 1 20 6v5.5a1.5 1.5 0 0 1-1.5 1.5h-2Z" />
  </Icon>
);
export const PastIcon = () => (
  <Icon>
    <path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 8.8m0-4.3v4.3h4.3" />
    <path d="M12 8v4.3l2.8 1.7" />
  </Icon>
);
export const BackIcon = () => (
  <Icon turns>
    <path d="M19 12H5.5m5.5-5.5L5.5 12l5.5 5.5" />
  </Icon>
);
export const DeleteIcon = () => (
  <Icon size={16}>
    <path d="M5 7h14m-8.5 4v5m3-5v5M9 7V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V7m2 0-.7 10.6a2 2 0 0 1-2 1.9H9.7a2 2 0 0 1-2-1.9L7 7" />
  </Icon>
);
export const ShowIcon = () => (
  <Icon size={18}>
    <circle cx="12" cy="12" r="6" />
    <path d="M12 3.5v3m0 11v3M3.5 12h3m11 0h3" />
  </Icon>
);
export const UndoIcon = () => (
  <Icon size={18}>
    <path d="M8.5 13.5 4.5 9.5l4-4" />
    <path d="M4.5 9.5h9.3a5.2 5.2 0 0 1 0 10.4H10" />
  </Icon>
);
export const MoveIcon = () => (
  <Icon>
    <path d="M12 4v16M4 12h16M9.5 6.5 12 4l2.5 2.5M9.5 17.5 12 20l2.5-2.5M6.5 9.5 4 12l2.5 2.5M17.5 9.5 20 12l-2.5 2.5" />
  </Icon>
);
