import { useSyncExternalStore } from "react";
import { hasUnsentInput } from "./preload-error.ts";

/** A request that did not get through. It waits until the visitor tries again, or goes elsewhere. */
export type BrokenLine = {
  /** Something was to be sent, and not only fetched. */
  isForm: boolean;
  /** The browser itself knows that there is no network. */
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

/** One page may wait for several requests; the visitor is told of them once. */
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

/** What did not get through and waits to be tried again; null while all is well. */
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

type Held = { isForm: boolean; signal: AbortSignal };

/**
 * Ends when the visitor tries again. What is only fetched is tried by itself when the network is back, unless somebody
 * has typed on meanwhile; what is sent is sent by its author. Fails when nobody waits for the answer any more.
 */
export async function untilTriedAgain({ isForm, signal }: Held): Promise<void> {
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
