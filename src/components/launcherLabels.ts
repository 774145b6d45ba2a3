import { localeTag } from "./intl";
import type { Labels } from "./labels";

/** The strings that are needed before the chat was ever opened, in English. The others come with the panel. */
export const launcherLabels = {
  /** Language of the strings, as a BCP 47 tag: decides direction, plural forms, numbers, days and times. */
  locale: "en",
  openChat: "Open chat",
  title: "Assistant",
  message: "Message",
  unread: "{count, plural, one {# new message} other {# new messages}}",
  loadFailed: "The chat could not be loaded.",
  retry: "Retry",
};

/** Those of the launcher, and of the others what the app says itself. */
export type LauncherLabels = typeof launcherLabels & Partial<Labels>;

/** English where the app says nothing else. */
export function completeLauncherLabels(own: Partial<Labels> | undefined): LauncherLabels {
  const given = own?.locale ? localeTag(own.locale) : undefined;
  return { ...launcherLabels, ...own, locale: given ?? launcherLabels.locale };
}
