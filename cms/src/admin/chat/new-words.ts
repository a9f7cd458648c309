import type { DeskQueue, QueueEntry } from "@wren/domain";

export type Heard = { view: string; queue: DeskQueue };

/**
 * Whether a visitor has said something since the queue was last seen.
 * @param attended the conversation that somebody is looking at, for which no sound is needed
 */
export function hasNewWords(before: Heard, now: Heard, attended: string | null): boolean {
  const more = now.queue.counts.waiting - before.queue.counts.waiting;
  if (before.view !== now.view) return more > 0;
  const known = new Map(before.queue.entries.map((entry) => [idOf(entry), entry]));
  const isLouder = now.queue.entries.some(
    (entry) => idOf(entry) !== attended && unreadOf(entry) > unreadOf(known.get(idOf(entry))),
  );
  return isLouder || more > (beganToWait(attended, { known, now }) ? 1 : 0);
}

type Known = { known: Map<string, QueueEntry>; now: Heard };

function beganToWait(attended: string | null, { known, now }: Known): boolean {
  const entry = now.queue.entries.find((candidate) => idOf(candidate) === attended);
  return !!entry?.waitingSince && !known.get(idOf(entry))?.waitingSince;
}

function unreadOf(entry: QueueEntry | undefined): number {
  return entry?.type === "chat" ? entry.unreadCount : 0;
}

export function idOf(entry: QueueEntry): string {
  return entry.type === "chat" ? entry.key : entry.reference;
}
