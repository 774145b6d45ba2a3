import type { PageIndex } from "../../protocol";
import { describePage } from "./describePage";
import type { Topic } from "./intent";

const SELF =
  "I'm the helper built into LeFlux: a small program with fixed rules, not a language model and not a person. I run in this page alone and send nothing anywhere.";

const EXAMPLES = [
  "“click Save”",
  "“fill name with Ann and email with ann@example.com”",
  "“choose Blue in Colour”",
  "“turn on dark mode”",
  "“go to Settings”",
  "“search for headphones”",
  "“scroll down”",
];

const HELP = `${SELF} I can press, fill, choose, switch, search, scroll and go to what this page shows, one after the other. Say for example:\n\n${EXAMPLES.map((example) => `- ${example}`).join("\n")}\n\nAsk “what can I do here?” to see what there is.`;

export function talk(about: Topic, page: PageIndex): string {
  switch (about) {
    case "self":
      return SELF;
    case "help":
      return HELP;
    case "page":
      return describePage(page);
    case "hello":
      return "Hello! Tell me what to do on this page, or ask “what can I do here?”.";
    case "thanks":
      return "You're welcome.";
    case "cancel":
      return "All right, I leave it.";
    default:
      return about satisfies never;
  }
}

/** Said when a message is no request that the rules know. */
export function speakUnclear(words: string): string {
  return `I did not understand “${words}”. I'm a rule-based helper, not a language model: I know plain requests such as ${EXAMPLES[2]}, ${EXAMPLES[4]} or “press …”. Ask “what can I do here?” to see what there is.`;
}
