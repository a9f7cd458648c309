import { useEffect, useEffectEvent } from "react";

/** How often to look where nobody tells. */
const LOOK_EVERY_MS = 10_000;
/** News can get lost on its way, and times that are shown grow old. */
const LOOK_ANYWAY_EVERY_MS = 30_000;
/** A server that refused the stream had no place or heard nothing itself: later it may. */
const ASK_AGAIN_MS = 60_000;

/**
 * Calls `look` when a stream of the server's says that there is something to see, and whenever something may have been
 * missed. Where there is no stream it is called at intervals. A page that nobody sees does not look, and keeps no
 * connection: browsers have only a few.
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
      // Between the page and its stream something may have happened, and while a lost one was made anew.
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
