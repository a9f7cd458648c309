import { createHash } from "node:crypto";

/** A mail that somebody wrote in answer to one of ours. */
export type InboundMail = {
  /** Its Message-ID, or what stands for it. */
  id: string;
  from: string;
  /** Without quotes and signature; an encrypted one is the armored message. */
  text: string;
  /** The whole text, if something was cut off. */
  original: string | null;
  isEncrypted: boolean;
  files: { name: string; bytes: Buffer }[];
};

export const TAKE_OUTCOMES = [
  "taken",
  /** It was taken before, and its copy or the connection was slow to go. */
  "known",
  "unknown-address",
  "automatic",
  "too-large",
  "too-many",
  /** Staff have blocked the visitor. */
  "blocked",
  "empty",
  "unreadable",
] as const;

export type TakeOutcome = (typeof TAKE_OUTCOMES)[number];

export type Taking = {
  token: string;
  mail: InboundMail;
  /** Asked for a new mail alone, and counts it. */
  isAllowed: () => Promise<boolean>;
  now: Date;
};

/**
 * Idempotency key of a mail. Some programs use a Message-ID twice, so the content belongs to it; a copy that comes by
 * another way has other headers and the same content.
 */
export function mailKey({ id, text, files }: InboundMail, part: number): string {
  const sums = files.map(({ bytes }) => createHash("sha256").update(bytes).digest("base64url"));
  return createHash("sha256")
    .update(JSON.stringify(["mail", id, text, sums, part]))
    .digest("base64url");
}
