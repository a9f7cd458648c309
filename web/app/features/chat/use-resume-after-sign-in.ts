import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { CHAT_NEWS_PATH } from "./addresses.ts";

/**
 * Leaves the page as it is when the session has ended, with the text being typed; resumes when the visitor has signed
 * in elsewhere.
 */
export function useResumeAfterSignIn(isOver: boolean): void {
  const { revalidate } = useRevalidator();

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible") return;
    const answer = await fetch(`${CHAT_NEWS_PATH}?after=0`).catch(() => null);
    if (answer?.ok) await revalidate();
  });

  useEffect(() => {
    if (!isOver) return;
    // Looks at once, because the conversation may only have been erased elsewhere. A failure is retried at the next
    // look.
    void look();
    const onVisible = () => void look();
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("online", onVisible);
    };
  }, [isOver]);
}
