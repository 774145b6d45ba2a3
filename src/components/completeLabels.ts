import { englishLabels, type Labels } from "./labels";
import { completeLauncherLabels } from "./launcherLabels";

/** English where the app says nothing else. */
export function completeLabels(own: Partial<Labels> | undefined): Labels {
  return { ...englishLabels, ...completeLauncherLabels(own) };
}
