import type { DeskQueue, QueueEntry } from "@wren/domain";

export type Heard = { view: string; queue: DeskQueue };

/**
 * True when a visitor has written since the queue was last loaded.
 * @param attended key of the conversation on the screen, which needs no sound
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

/**
 * Entries in which a visitor has written since the queue was last loaded; null stands for one that the view does not
 * list.
 */
export function newWordsIn(before: Heard, now: Heard): (QueueEntry | null)[] {
  const isMore = now.queue.counts.waiting > before.queue.counts.waiting;
  const known = new Map(before.queue.entries.map((entry) => [idOf(entry), entry]));
  const louder = now.queue.entries.filter((entry) => {
    const last = known.get(idOf(entry));
    return entry.type === "chat" ? unreadOf(entry) > unreadOf(last) : !last && entry.waitingSince !== null;
  });
  if (before.view === now.view && louder.length > 0) return louder;
  return isMore ? [null] : [];
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
