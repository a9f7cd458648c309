import type { SendResult } from "./send-message.ts";
import type { OutgoingMessage, ThreadEvent } from "./thread.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

type Options = {
  send: (message: OutgoingMessage) => Promise<SendResult>;
  tell: (event: ThreadEvent) => void;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Sends messages one after the other, so that they arrive in the order written. One that does not get through is sent
 * again with growing pauses, and those behind it wait. A refused one is its author's to send again.
 */
export function createOutbox({ send, tell }: Options) {
  let waiting: OutgoingMessage[] = [];
  let isSending = false;
  let isStopped = false;
  let attempts = 0;
  /** Ends the pause early; null while there is none, or when the server named its length. */
  let endPause: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let [next] = waiting; next && !isStopped; [next] = waiting) await sendOne(next);
    isSending = false;
  }

  async function sendOne({ key, ...rest }: OutgoingMessage): Promise<void> {
    const result = await send({ key, ...rest });
    if (isStopped) return;
    if ("delay" in result) {
      tell({ type: "delayed", key, delay: result.delay });
      await pause(result.retryAfterMs, result.delay.reason !== "too-many");
      return;
    }
    attempts = 0;
    waiting = waiting.filter((one) => one.key !== key);
    if ("message" in result) tell({ type: "sent", key, message: result.message });
    else tell({ type: "failed", key, failure: result.refusal });
    if ("refusal" in result && result.refusal === "signed-out") tell({ type: "over" });
  }

  /** Waits at least as long as the server asks, and a little longer by chance, so that not all return together. */
  function pause(retryAfterMs: number, mayEndEarly: boolean): Promise<void> {
    const ownMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
    attempts += 1;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        endPause = null;
        resolve();
      };
      if (mayEndEarly) endPause = end;
      timer = setTimeout(end, Math.max(retryAfterMs, ownMs) * (1 + Math.random() / 4));
    });
  }

  return {
    add(message: OutgoingMessage): void {
      const fresh = { ...message, delay: null, failure: null };
      tell({ type: "sending", pending: fresh });
      waiting.push(fresh);
      void sendAll();
    },
    /** Tries at once, because the line is back or the visitor wants it. */
    hurry(): void {
      endPause?.();
    },
    takeBack(key: string): void {
      waiting = waiting.filter((one) => one.key !== key);
      tell({ type: "taken-back", key });
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
