/** Making one takes long, and a chat needs very few. */
function kept<T>(make: (locale: string | undefined) => T): (locale?: string) => T {
  const made = new Map<string | undefined, T>();
  return (locale) => {
    let one = made.get(locale);
    if (!one) {
      one = make(locale);
      made.set(locale, one);
    }
    return one;
  };
}

export const numberFormat = kept((locale) => new Intl.NumberFormat(locale));
export const pluralRules = kept((locale) => new Intl.PluralRules(locale));

/** The tag as the browser knows it (`pt_BR` too), or undefined when it is none. */
export function localeTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** Which way a language is written. (`Intl.Locale`'s own `textInfo` is not everywhere.) */
export const directionOf = kept((locale = "en"): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? "") ? "rtl" : "ltr",
);

const timeFormat = kept((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));
const dayFormat = kept((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "full" }));
const relativeDay = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

/** "14:32" */
export const timeText = (time: Date, locale: string) => timeFormat(locale).format(time);

/** "today", "yesterday", else the whole date. */
export function dayText(day: Date, locale: string, today = new Date()): string {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const days = (midnight(day) - midnight(today)) / 86_400_000;
  return days === 0 || days === -1 ? relativeDay(locale).format(days, "day") : dayFormat(locale).format(day);
}
