import type { ChatMessage } from "@wren/domain";
import { useEffect, useEffectEvent, useRef } from "react";
import { tellChatNews } from "#app/lib/chat-notice.ts";
import { CHAT_SEEN_PATH } from "./addresses.ts";
import { lastSeqBeforeGap } from "./thread.ts";

/** Minimum time between two reports of typing. */
const TYPING_EVERY_MS = 3_000;
/** Typing counts as stopped after this long without input. */
const TYPING_OVER_MS = 4_000;

/** Delay before a failed report is repeated. */
const AGAIN_MS = 15_000;

/** Reports which messages were read, once they were visible, and whether the visitor is typing. */
export function useReadReports(messages: ChatMessage[]) {
  const readTo = lastSeqBeforeGap(messages);
  const staffTo = messages.findLast(({ author }) => author === "staff")?.seq ?? 0;
  const reportedTo = useRef(0);
  const typingSaidAt = useRef(0);
  const typingOver = useRef<ReturnType<typeof setTimeout>>(undefined);

  const again = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reportRead = useEffectEvent(async () => {
    clearTimeout(again.current);
    // An erased conversation starts again at one.
    if (readTo < reportedTo.current) reportedTo.current = 0;
    if (document.visibilityState !== "visible" || staffTo <= reportedTo.current) return;
    if (await report(readTo, typingSaidAt.current > 0)) {
      reportedTo.current = Math.max(reportedTo.current, readTo);
      tellChatNews();
    } else again.current = setTimeout(() => void reportRead(), AGAIN_MS);
  });

  useEffect(() => {
    const look = () => void reportRead();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [staffTo]);
  useEffect(
    () => () => {
      clearTimeout(typingOver.current);
      clearTimeout(again.current);
    },
    [],
  );

  /** The sent message itself ends the typing state. */
  function onSend() {
    clearTimeout(typingOver.current);
    typingSaidAt.current = 0;
  }

  function stopTyping() {
    onSend();
    void report(reportedTo.current, false);
  }

  function onTyping() {
    clearTimeout(typingOver.current);
    typingOver.current = setTimeout(stopTyping, TYPING_OVER_MS);
    if (Date.now() - typingSaidAt.current < TYPING_EVERY_MS) return;
    typingSaidAt.current = Date.now();
    void report(reportedTo.current, true);
  }

  return { onTyping, onSend };
}

/** @returns false when the report must be repeated */
async function report(readTo: number, isTyping: boolean): Promise<boolean> {
  const body = new URLSearchParams({ readTo: String(readTo), isTyping: String(isTyping) });
  const answer = await fetch(CHAT_SEEN_PATH, { method: "POST", body, keepalive: true }).catch(() => null);
  return answer !== null && answer.status < 500 && answer.status !== 429;
}
