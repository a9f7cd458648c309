import { useFetchClient } from "@strapi/strapi/admin";
import type { ChatMessage } from "@wren/domain";
import { useCallback, useEffect, useRef } from "react";
import { useIsVisible } from "./use-is-visible";

/** The other side forgets that somebody types some seconds after it was last said. */
const TYPING_SAID_MS = 3_000;

type Options = {
  conversation: string;
  /** As it was loaded last. */
  messages: ChatMessage[];
};

/** Tells the visitor what was read and that an answer is being written. What is not heard is said with the next one. */
export function useSeen({ conversation, messages }: Options) {
  const { post } = useFetchClient();
  const isVisible = useIsVisible();
  const said = useRef({ readTo: 0, typingAtMs: 0 });
  const lastSeq = messages.at(-1)?.seq ?? 0;

  const say = useCallback(
    async (readTo: number, isTyping: boolean) => {
      try {
        await post(`/desk/chat/conversations/${conversation}/seen`, { readTo, isTyping });
        said.current.readTo = Math.max(said.current.readTo, readTo);
      } catch {
        said.current.typingAtMs = 0;
      }
    },
    [post, conversation],
  );

  // Every time they are loaded: what was not heard is said again. What was erased begins anew.
  useEffect(() => {
    if (lastSeq < said.current.readTo) said.current.readTo = 0;
    if (isVisible && lastSeq > said.current.readTo) void say(lastSeq, isTypingNow(said.current.typingAtMs));
  }, [isVisible, messages, lastSeq, say]);

  return {
    /** Called with every change of the field. */
    typed: (isTyping: boolean) => {
      const { typingAtMs } = said.current;
      if (isTyping ? isTypingNow(typingAtMs) : typingAtMs === 0) return;
      said.current.typingAtMs = isTyping ? Date.now() : 0;
      void say(lastSeq, isTyping);
    },
  };
}

function isTypingNow(typingAtMs: number): boolean {
  return Date.now() - typingAtMs < TYPING_SAID_MS;
}
