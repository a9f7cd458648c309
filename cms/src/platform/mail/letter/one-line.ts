const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Includes the characters that reverse the reading direction and can make one name look like another. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * Removes line breaks from strangers' names and addresses, which could forge a line of ours, or a header. Letters of
 * every script stay as they are.
 */
export function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, " ").replace(INVISIBLE, "");
}
