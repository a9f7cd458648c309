/** The part of a field's text that is selected; both ends are the caret where nothing is. */
export type Selection = { start: number; end: number };

/** Puts words at the caret, or in place of what is selected, apart from the words beside them. */
export function insertAt(text: string, { start, end }: Selection, words: string): { text: string; caret: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const inserted = `${/\S$/.test(before) ? " " : ""}${words}${/^\S/.test(after) ? " " : ""}`;
  return { text: before + inserted + after, caret: before.length + inserted.length };
}
