import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const LATEST_MS = 15_000;

/** @typedef {{ to: number, sentAt: number, acceptedAt: number | null }} Sent */

/** Records which messages were sent to whom, and where they arrived. */
export function createLedger() {
  /** @type {Map<string, Sent>} */
  const sent = new Map();
  /** @type {Map<string, { stream: number, at: number }[]>} */
  const came = new Map();
  let refused = 0;
  let measuredSince = 0;

  return {
    /** Ignores earlier messages, which nobody listened to. */
    startMeasuring() {
      measuredSince = performance.now();
    },
    /** @param {number} stream @param {string} text */
    note(stream, text) {
      came.set(text, [...(came.get(text) ?? []), { stream, at: performance.now() }]);
    },
    /**
     * @param {number} to
     * @param {(text: string) => Promise<number>} send
     */
    async send(to, send) {
      const text = `message ${randomUUID()}`;
      const entry = { to, sentAt: performance.now(), acceptedAt: /** @type {number | null} */ (null) };
      sent.set(text, entry);
      const status = await send(text).catch(() => 0);
      if (status === 200) entry.acceptedAt = performance.now();
      else refused += 1;
    },
    async untilAllCame() {
      const deadline = performance.now() + LATEST_MS;
      while (performance.now() < deadline && [...sent.keys()].some((text) => !came.has(text))) await wait(50);
    },
    /**
     * True when somebody received exactly what was sent to them. Messages that were not accepted may have been stored
     * all the same.
     * @param {number} to
     * @param {string[]} texts
     */
    isRight(to, texts) {
      const own = [...sent].filter(([, entry]) => entry.to === to);
      const isComplete = own.every(([text, { acceptedAt }]) => acceptedAt === null || texts.includes(text));
      return isComplete && new Set(texts).size === texts.length && texts.every((text) => sent.get(text)?.to === to);
    },
    judge() {
      const entries = [...sent].map(([text, entry]) => ({ ...entry, seen: came.get(text) ?? [] }));
      const accepted = entries.filter(({ acceptedAt }) => acceptedAt !== null);
      const measured = accepted.filter(({ sentAt }) => sentAt >= measuredSince);
      return {
        sent: entries.length,
        refused,
        lost: accepted.filter(({ to, seen }) => !seen.some(({ stream }) => stream === to)).length,
        doubled: entries.filter(({ to, seen }) => seen.filter(({ stream }) => stream === to).length > 1).length,
        misdirected:
          entries.filter(({ to, seen }) => seen.some(({ stream }) => stream !== to)).length +
          [...came.keys()].filter((text) => !sent.has(text)).length,
        /** Counted from the response to the sender: earlier arrivals count as zero. */
        afterAnswerMs: measured.flatMap(({ acceptedAt, seen }) =>
          seen.slice(0, 1).map(({ at }) => Math.max(0, at - (acceptedAt ?? at))),
        ),
        inAllMs: measured.flatMap(({ sentAt, seen }) => seen.slice(0, 1).map(({ at }) => at - sentAt)),
      };
    },
  };
}

/**
 * Sends at a fixed rate by the clock: a slow response does not delay the next message.
 * @param {{ perSecond: number, seconds: number }} pace
 * @param {(index: number) => Promise<void>} send
 */
export async function sendAtPace({ perSecond, seconds }, send) {
  const startedAt = performance.now();
  const sending = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = startedAt + (index * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    sending.push(send(index));
  }
  await Promise.all(sending);
}
