import type { ChatMessage, ChatState, ChatStatus, ChatView } from "@wren/domain";
import { CHAT_EVENTS_PATH, CHAT_NEWS_PATH } from "./addresses.ts";
import type { ThreadEvent } from "./thread.ts";

/** A stream that is silent for so long at its start is buffered by some proxy. */
const FIRST_SIGN_MS = 10_000;
/** The server sends a heartbeat every 15 seconds; after this long without one the line is dead. */
const NEXT_SIGN_MS = 40_000;
/** Polling interval where there is no stream. */
const ASK_EVERY_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** After this many refusals the page polls in the meantime. */
const ENOUGH_REFUSALS = 2;

type Options = {
  /** Id of the last message known without gaps. */
  after: () => number;
  tell: (event: ThreadEvent) => void;
  /** Called whenever a stream has come about. */
  onHello: () => void;
};

/**
 * Follows the conversation by a stream, or by polling where there is none. A broken stream resumes where it stopped; a
 * refused one is retried with growing delays. @returns a function that stops it
 */
export function connectChat({ after, tell, onHello }: Options): () => void {
  let source: EventSource | null = null;
  let refusals = 0;
  let silence: Timer;
  let retry: Timer;
  let asking: Timer;
  const stopped = new AbortController();

  function open(): void {
    source = new EventSource(`${CHAT_EVENTS_PATH}?after=${String(after())}`);
    hear(source, tell, stop);
    for (const sign of ["hello", "beat"]) {
      source.addEventListener(sign, () => {
        clearInterval(asking);
        refusals = 0;
        waitForSign(NEXT_SIGN_MS);
      });
    }
    source.addEventListener("error", () => {
      if (source?.readyState === EventSource.CLOSED) giveUp(refusals + 1);
      else waitForSign(FIRST_SIGN_MS);
    });
    source.addEventListener("hello", onHello);
    waitForSign(FIRST_SIGN_MS);
  }

  function waitForSign(ms: number): void {
    clearTimeout(silence);
    silence = setTimeout(() => giveUp(Math.max(refusals + 1, ENOUGH_REFUSALS)), ms);
  }

  function giveUp(refusedTimes: number): void {
    source?.close();
    clearTimeout(silence);
    clearTimeout(retry);
    refusals = refusedTimes;
    if (refusals >= ENOUGH_REFUSALS) askAtIntervals();
    const longest = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (refusals - 1));
    retry = setTimeout(open, longest * (0.5 + Math.random() / 2));
  }

  function askAtIntervals(): void {
    clearInterval(asking);
    void ask();
    asking = setInterval(() => void ask(), ASK_EVERY_MS);
  }

  /** Polls once; the next interval retries a failure. */
  async function ask(): Promise<void> {
    const answer = await fetch(`${CHAT_NEWS_PATH}?after=${String(after())}`, stopped).catch(() => null);
    if (answer?.status === 401 || answer?.status === 410) {
      stop();
      tell({ type: "over" });
    }
    if (!answer?.ok) return;
    // Trusted without a schema: our own server answers the same build.
    const view = (await answer.json().catch(() => null)) as ChatView | null;
    if (!view || stopped.signal.aborted) return;
    tell({ type: "messages", messages: view.messages });
    tell({ type: "state", state: view.state });
    tell({ type: "status", isOnline: view.isOnline });
  }

  /**
   * Reconnects when the visitor returns to the page or the network returns, because the stream may have died meanwhile.
   */
  function lookAgain(): void {
    if (document.visibilityState === "visible") void ask();
  }

  function stop(): void {
    stopped.abort();
    source?.close();
    clearTimeout(silence);
    clearTimeout(retry);
    clearInterval(asking);
  }

  document.addEventListener("visibilitychange", lookAgain, stopped);
  window.addEventListener("online", lookAgain, stopped);
  open();
  return stop;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function hear(source: EventSource, tell: Options["tell"], stop: () => void): void {
  // Trusted without a schema: our own server sends these events.
  const on = (name: string, understand: (data: never) => ThreadEvent) =>
    source.addEventListener(name, ({ data }: MessageEvent<string>) => tell(understand(JSON.parse(data) as never)));
  on("message", (message: ChatMessage) => ({ type: "messages", messages: [message] }));
  on("state", (state: ChatState) => ({ type: "state", state }));
  on("status", ({ isOnline }: ChatStatus) => ({ type: "status", isOnline }));
  source.addEventListener("gone", () => {
    stop();
    tell({ type: "over" });
  });
}
