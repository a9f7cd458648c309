const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Among them the ones that turn the direction of reading and can make one name look like another. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * Names and addresses come from strangers: a line break of theirs could forge a line of ours, or a header.
 * Letters of every script stay as they are.
 */
export function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, " ").replace(INVISIBLE, "");
}
