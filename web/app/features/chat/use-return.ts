import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { CHAT_NEWS_PATH } from "./addresses.ts";

/** Once a session has ended, the page stays as it is, with what is being typed; who has signed in elsewhere goes on. */
export function useReturn(isOver: boolean): void {
  const { revalidate } = useRevalidator();

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== "visible") return;
    const answer = await fetch(`${CHAT_NEWS_PATH}?after=0`).catch(() => null);
    if (answer?.ok) await revalidate();
  });

  useEffect(() => {
    if (!isOver) return;
    // Whatever fails is tried at the next look. At once, because it may only have been erased elsewhere.
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
