import { useSyncExternalStore } from "react";
import { hasUnsentInput } from "./preload-error.ts";

/** A failed request, which waits until the visitor tries again or goes elsewhere. */
export type BrokenLine = {
  /** True when something was to be sent, not only fetched. */
  isForm: boolean;
  /** True when the browser itself reports that it is offline. */
  isOffline: boolean;
  tryAgain: () => void;
};

let waiting: readonly BrokenLine[] = [];
let shown: BrokenLine | null = null;
const listeners = new Set<() => void>();

function update(next: readonly BrokenLine[]): void {
  waiting = next;
  shown = summarize(next);
  for (const listener of listeners) listener();
}

/** Merges the failed requests of a page, so that the visitor is told once. */
function summarize(lines: readonly BrokenLine[]): BrokenLine | null {
  if (lines.length === 0) return null;
  return {
    isForm: lines.some(({ isForm }) => isForm),
    isOffline: lines.some(({ isOffline }) => isOffline),
    tryAgain: () => {
      for (const { tryAgain } of lines) tryAgain();
    },
  };
}

/** The failed request waiting for another try; null while all is well. */
export function useBrokenLine(): BrokenLine | null {
  return useSyncExternalStore(subscribe, readBrokenLine, () => null);
}

export function readBrokenLine(): BrokenLine | null {
  return shown;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

type FailedRequest = { isForm: boolean; signal: AbortSignal };

/**
 * Resolves when the visitor tries again. A mere fetch is retried when the network returns, unless the visitor has typed
 * meanwhile; a form waits for its author. Rejects when the answer is no longer wanted.
 */
export async function waitForRetry({ isForm, signal }: FailedRequest): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve, reject) => {
    const line = { isForm, isOffline: !navigator.onLine, tryAgain: resolve };
    const giveUp = () => reject(new DOMException("The visitor went elsewhere.", "AbortError"));
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { signal: over.signal });
    const onOnline = () => {
      if (!isForm && !hasUnsentInput()) resolve();
    };
    window.addEventListener("online", onOnline, { signal: over.signal });
    over.signal.addEventListener("abort", () => update(waiting.filter((other) => other !== line)));
    update([...waiting, line]);
  }).finally(() => over.abort());
}
