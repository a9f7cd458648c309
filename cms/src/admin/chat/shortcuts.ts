export type Shortcut =
  | ("next" | "previous" | "find" | "reply" | "link" | "note" | "help")
  | ("take" | "close" | "undo" | "snooze" | "urgent");

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Place of the focus. Arrows move within the queue only when the focus is there; elsewhere they scroll. */
type Place = { isTyping: boolean; isInQueue: boolean };

const EVERYWHERE: Partial<Record<string, Shortcut>> = {
  j: "next",
  k: "previous",
  r: "reply",
  l: "link",
  n: "note",
  f: "find",
  t: "take",
  c: "close",
  z: "undo",
  s: "snooze",
  u: "urgent",
  "?": "help",
};

const IN_QUEUE: Partial<Record<string, Shortcut>> = { ArrowDown: "next", ArrowUp: "previous" };

/** The key that hands over a page while an answer is being written. */
export function isLinkKey({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

/** Enter is missing on purpose: the queue is made of links, and the browser opens those. */
export function shortcutOf(press: Press, { isTyping, isInQueue }: Place): Shortcut | null {
  if (isTyping || press.ctrlKey || press.metaKey || press.altKey) return null;
  return EVERYWHERE[press.key] ?? (isInQueue ? IN_QUEUE[press.key] : undefined) ?? null;
}

/** @returns index of the next entry; the first when none is focused */
export function stepTo(shortcut: "next" | "previous", { from, count }: { from: number; count: number }): number {
  if (from < 0) return 0;
  return shortcut === "next" ? Math.min(from + 1, count - 1) : Math.max(from - 1, 0);
}
