import type { CannedReplies, Locale } from "@wren/domain";

export type CannedReply = CannedReplies["replies"][number];

/** Finds the replies that have all words of the search in their title or text. */
export function findCanned(replies: CannedReply[], search: string, language: Locale): CannedReply[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return replies.filter((reply) => {
    const text = `${reply.title} ${reply[language]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** @returns the text after a slash that begins the field, or null when the field begins otherwise */
export function slashSearch(text: string): string | null {
  return /^\/([^\n]*)$/.exec(text)?.[1] ?? null;
}

/** Adds a reply to the text already in the field; it replaces a search that begins with a slash. */
export function insertCanned(text: string, reply: string): string {
  if (slashSearch(text) !== null || text.trim() === "") return reply;
  return `${text.trimEnd()}\n\n${reply}`;
}
