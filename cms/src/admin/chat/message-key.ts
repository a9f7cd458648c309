const KEY_BYTES = 16;

/** What was tried to be sent, and the key it had. */
export type Attempt = { key: string; text: string; file: string | null };

/**
 * The same content has the same key until it was sent, so that trying again after a lost answer says nothing
 * twice. What was changed meanwhile is another message.
 * @param random fills with chance, as `crypto.getRandomValues` does
 */
export function nextAttempt(
  last: Attempt | null,
  { text, file }: Omit<Attempt, "key">,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): Attempt {
  if (last?.text === text && last.file === file) return last;
  return { key: toHex(random(new Uint8Array(KEY_BYTES))), text, file };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
