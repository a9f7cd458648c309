import { useEffect, useRef, useState } from "react";
import { retryDelayMs } from "./back-off";
import { deskFetch } from "./desk-fetch";
import { followEvents } from "./follow-events";
import { useToken } from "./use-token";

const POLL_MS = 5_000;

type Handlers = {
  /** Key of the changed conversation; null when any may have changed. */
  onNews: (key: string | null) => void;
  onSign: () => void;
};

/**
 * Reports events at the desk while the page is open. Without a stream it reports every few seconds that anything may
 * have changed.
 * @returns `broken` from the loss or refusal of a stream until the next one is open
 */
export function useDeskEvents(handlers: Handlers): "connecting" | "live" | "broken" {
  const token = useToken();
  const [state, setState] = useState<"connecting" | "live" | "broken">("connecting");
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const page = new AbortController();
    const open = (signal: AbortSignal) =>
      deskFetch("chat/events", { headers: { Accept: "text/event-stream" }, signal }, token.current);
    void keepFollowing(open, page.signal, {
      onHello() {
        setState("live");
        // Events before the stream was opened were not reported.
        latest.current.onNews(null);
      },
      onNews: ({ key }) => latest.current.onNews(key),
      onSign: () => latest.current.onSign(),
      onBroken: () => setState("broken"),
    });
    return () => page.abort();
  }, [token]);

  useEffect(() => {
    if (state === "live") return;
    const timer = setInterval(() => latest.current.onNews(null), POLL_MS);
    return () => clearInterval(timer);
  }, [state]);

  return state;
}

type Following = Parameters<typeof followEvents>[1] & { onBroken: () => void };

async function keepFollowing(
  open: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  following: Following,
): Promise<void> {
  let failures = 0;
  const onHello = () => {
    failures = 0;
    following.onHello();
  };
  const isOver = () => signal.aborted;
  while (!isOver()) {
    // A stream is reopened however it ended; meanwhile the page says that the connection is interrupted.
    await followEvents(open, { ...following, onHello }, signal).catch(() => undefined);
    if (isOver()) return;
    following.onBroken();
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures++, Math.random())));
  }
}
