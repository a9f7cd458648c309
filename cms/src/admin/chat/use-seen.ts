import { useFetchClient } from "@strapi/strapi/admin";
import type { ChatMessage } from "@wren/domain";
import { useCallback, useEffect, useRef } from "react";
import { useIsVisible } from "./use-is-visible";

/** Interval for repeating "is typing", which the visitor's side shows only a little longer than this. */
const TYPING_SAID_MS = 3_000;

type Options = {
  conversation: string;
  /** Messages of the last load. */
  messages: ChatMessage[];
};

/**
 * Tells the visitor which messages were read and that an answer is being written. The next call makes up for a failed
 * one.
 */
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

  // Runs after every load, which repeats a failed call. After an erasure the numbers start again.
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
