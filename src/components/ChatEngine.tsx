import { memo, useLayoutEffect, useMemo } from "react";
import { type LefluxChatState, type UseLefluxChatOptions, useLefluxChat } from "../hooks/useLefluxChat";
import { completeLabels } from "./completeLabels";
import type { Labels } from "./labels";
import { turnTexts } from "./turnTexts";

interface ChatEngineProps {
  options: UseLefluxChatOptions;
  labels: Partial<Labels> | undefined;
  /** Takes the conversation, and each new state of it. */
  give: (chat: LefluxChatState) => void;
}

/** The conversation of a `LefluxChat`. It draws nothing, so that it can come when the launcher is there already, beside what draws. */
export const ChatEngine = /* @__PURE__ */ memo(function ChatEngine({ options, labels, give }: ChatEngineProps) {
  const texts = useMemo(() => options.texts ?? turnTexts(completeLabels(labels)), [options.texts, labels]);
  const chat = useLefluxChat({ ...options, texts });
  useLayoutEffect(() => give(chat), [chat, give]); // before anything is painted
  return null;
});
