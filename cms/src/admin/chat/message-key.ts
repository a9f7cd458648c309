const KEY_BYTES = 16;

/** Content of an attempt to send, and its idempotency key. */
export type Attempt = { key: string; text: string; file: string | null };

/**
 * Content keeps its key until it was sent, so that a retry after a lost answer posts nothing twice. Changed content is
 * another message with another key.
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
