import { setTimeout as pause } from "node:timers/promises";

type SelfCheckOptions = {
  /** Draws a page that needs nothing but this process. */
  canDraw: () => Promise<boolean>;
  /** Called when it could not several times in a row. */
  giveUp: () => void;
  pauseMs?: number;
};

const TRIES = 3;
const PAUSE_MS = 2_000;
/** Anybody may ask whether we are ready, as often as they like, and a page takes time to draw. */
const BELIEVED_MS = 1_000;

/**
 * Finds out, after a page failed, whether the page was broken or the process is. A broken one must end, so that its
 * service manager starts a sound one.
 */
export function createSelfCheck({ canDraw, giveUp, pauseMs = PAUSE_MS }: SelfCheckOptions) {
  let running: Promise<void> | null = null;
  let last = { answer: Promise.resolve(true), atMs: -Infinity };

  async function check(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) await pause(pauseMs);
      if (await canDraw()) return;
    }
    giveUp();
  }

  return {
    /** Draws at most once a second, however many ask. */
    isSound(): Promise<boolean> {
      if (performance.now() - last.atMs >= BELIEVED_MS) last = { answer: canDraw(), atMs: performance.now() };
      return last.answer;
    },
    pageFailed(): Promise<void> {
      running ??= check().finally(() => (running = null));
      return running;
    },
  };
}
