import type { PageAction } from "../protocol";
import type { Act, Outcome } from "./act";
import { check } from "./check";
import { click } from "./click";
import { drag } from "./drag";
import { fill } from "./fill/fill";
import { goBack } from "./goBack";
import { hover } from "./hover";
import { navigate } from "./navigate";
import { press } from "./press";
import { scroll } from "./scroll";
import { selectOption } from "./select/selectOption";
import { upload } from "./upload";
import type { Held } from "./verify";
import { waitFor } from "./waitFor";

/** Does one action on elements that were found to be what the agent meant. */
export async function perform(
  act: Act,
  action: PageAction,
  target: Held | undefined,
  to: Held | undefined,
): Promise<Outcome> {
  // Whoever wants a target has one: an id that resolved to none was refused before.
  const on = Object.assign(act, target && { element: target.element, entry: target.entry }) as Act & Held;
  switch (action.type) {
    case "click":
      return click(on);
    case "fill":
      return fill(on, action.text);
    case "select_option":
      return selectOption(on, action.option);
    case "check":
      return check(on, action.checked);
    case "press":
      return press(act, action.key, target?.element);
    case "hover":
      return hover(on);
    case "scroll":
      return scroll(act, action.direction, action.amount, target?.element);
    case "navigate":
      navigate(act, action.url);
      return;
    case "go_back":
      return goBack(act);
    case "drag":
      return drag(on, (to as Held).element);
    case "upload":
      return upload(on, action.files);
    case "wait_for":
      return waitFor(act, action.text, action.ms);
    default: {
      const never: never = action;
      throw new Error(
        `LeFlux: there is no action of type ${JSON.stringify((never as PageAction).type)}. performAction was handed something else than a PageAction. Check it with parseAction first.`,
      );
    }
  }
}
