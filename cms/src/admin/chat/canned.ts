import type { CannedReplies, Locale } from "@wren/domain";

export type CannedReply = CannedReplies["replies"][number];

/** Those with all the words of a search in their title or text. */
export function findCanned(replies: CannedReply[], search: string, language: Locale): CannedReply[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return replies.filter((reply) => {
    const text = `${reply.title} ${reply[language]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** @returns what is typed after a slash that begins the field, or null when the field begins otherwise */
export function slashSearch(text: string): string | null {
  return /^\/([^\n]*)$/.exec(text)?.[1] ?? null;
}

/** A reply after what is there already. A search with a slash gives way to what it found. */
export function insertCanned(text: string, reply: string): string {
  if (slashSearch(text) !== null || text.trim() === "") return reply;
  return `${text.trimEnd()}\n\n${reply}`;
}
