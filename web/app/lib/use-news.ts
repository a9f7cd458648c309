import { useEffect, useEffectEvent } from "react";

/** Interval for refreshing where there is no stream. */
const LOOK_EVERY_MS = 10_000;
/** Interval for refreshing beside a stream, because an event can get lost and displayed times grow old. */
const LOOK_ANYWAY_EVERY_MS = 30_000;
/** A server that refused the stream was full or had lost the cms itself; later it may accept. */
const ASK_AGAIN_MS = 60_000;

/**
 * Calls `look` when the server's stream announces news and whenever news may have been missed, or at intervals where
 * there is no stream. A hidden page does not look and keeps no connection, because browsers allow only a few.
 */
export function useNews(address: string, look: () => void): void {
  const onNews = useEffectEvent(look);
  useEffect(() => {
    let source: EventSource | null = null;
    let lookedAt = Date.now();
    let askedAt = 0;

    const lookNow = () => {
      lookedAt = Date.now();
      onNews();
    };
    const listen = () => {
      source?.close();
      askedAt = Date.now();
      source = new EventSource(address);
      // Something may have happened before the stream opened, or while it was reconnecting.
      source.addEventListener("hello", lookNow);
      source.addEventListener("news", lookNow);
    };
    const beat = () => {
      if (!source) return;
      if (source.readyState === EventSource.CLOSED && Date.now() - askedAt >= ASK_AGAIN_MS) listen();
      const isTold = source.readyState === EventSource.OPEN;
      if (Date.now() - lookedAt >= (isTold ? LOOK_ANYWAY_EVERY_MS : LOOK_EVERY_MS)) lookNow();
    };
    const followVisibility = () => {
      if (document.visibilityState === "visible") {
        listen();
        return;
      }
      source?.close();
      source = null;
    };

    followVisibility();
    document.addEventListener("visibilitychange", followVisibility);
    const timer = setInterval(beat, LOOK_EVERY_MS / 10);
    return () => {
      document.removeEventListener("visibilitychange", followVisibility);
      clearInterval(timer);
      source?.close();
    };
  }, [address]);
}
