const KEY_BYTES = 16;

/** Content of an attempt to send, and its idempotency key. */
export type Attempt = { key: string; text: string; files: string[] };

type Content = Omit<Attempt, "key">;

/**
 * Content keeps its key until it was sent, so that a retry after a lost answer posts nothing twice. Changed content is
 * another message with another key.
 * @param random fills with chance, as `crypto.getRandomValues` does
 */
export function nextAttempt(
  last: Attempt | null,
  { text, files }: Content,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): Attempt {
  if (last && isSame(last, { text, files })) return last;
  return { key: toHex(random(new Uint8Array(KEY_BYTES))), text, files };
}

function isSame(one: Content, other: Content): boolean {
  return one.text === other.text && JSON.stringify(one.files) === JSON.stringify(other.files);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
