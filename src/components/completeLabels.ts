import { localeTag } from "./intl";
import { englishLabels, type Labels } from "./labels";

/** English where the app says nothing else. */
export function completeLabels(own: Partial<Labels> | undefined): Labels {
  const given = own?.locale ? localeTag(own.locale) : undefined;
  return { ...englishLabels, ...own, locale: given ?? englishLabels.locale };
}
