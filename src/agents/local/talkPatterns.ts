import type { Topic } from "./intent";
import type { Pattern } from "./pattern";

const talk =
  (about: Topic): Pattern["means"] =>
  () => ({ kind: "talk", about });

/** What is said to the helper itself, and what is forbidden to it. */
export const TALK: readonly Pattern[] = [
  { when: /^(?:hi|hello|hey|good (?:morning|day|afternoon|evening))(?: there)?[\s.!]*$/i, means: talk("hello") },
  { when: /^(?:thanks|thank you|thx|great|perfect|cool|nice)\b[^?]{0,20}$/i, means: talk("thanks") },
  {
    when: /^(?:never ?mind|forget it|cancel that|stop|leave it|none(?: of them)?|no|nothing)[\s.!]*$/i,
    means: talk("cancel"),
  },
  {
    when: /\b(?:who|what) (?:are|r) (?:you|u)\b|\b(?:are you|is this|am i talking to) (?:an? |the |really )?(?:ai|bot|robot|human|person|real|llm|language model|model|machine|chatgpt|gpt|claude|assistant)\b/i,
    means: talk("self"),
  },
  {
    when: /^(?:help|help me|help please|commands|what (?:can|could) you do(?: for me| here)?|how (?:do|does|can) (?:you|this|i use (?:you|this))(?: work)?|what do you understand)[\s.!?]*$/i,
    means: talk("help"),
  },
  {
    when: /\bwhat (?:all )?can (?:i|we|one) (?:do|see|click|press|fill|choose|find|change)\b|\bwhat(?:'?s| is| are)(?: there)? (?:here|(?:on|in) (?:this|the) (?:page|screen|site|form)|my options|available|visible)|\bwhat do you see\b|^(?:list|describe|show me) (?:the |this |all |everything)\s?(?:page|controls|elements|buttons|links|fields|actions|options|here)?[\s.!]*$|^where am i\b/i,
    means: talk("page"),
  },
  { when: /^(?:don'?t|do not|never|without|not)\b/i, means: () => ({ kind: "avoid" }) },
];
