import { createHash } from "node:crypto";
import { isPgpMessage, linesWithoutUnseen } from "@wren/domain";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { htmlToText } from "./html-to-text";

export type MailedFile = { name: string; bytes: Buffer };

export type ReadMail = {
  /** Stands for the mail: its Message-ID, or its bytes when it has none. */
  id: string;
  from: string;
  /** Every address that it was sent or delivered to. */
  recipients: string[];
  headers: ReadonlyMap<string, string>;
  text: string;
  /** The armored message of an encrypted mail; null for all others. */
  encrypted: string | null;
  files: MailedFile[];
};

const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };
const DELIVERED_TO = ["delivered-to", "x-original-to", "envelope-to", "x-envelope-to"];
/** Pictures in a signature are small; a screenshot that was pasted into the text is not. */
const LEAST_INLINE_BYTES = 10 * 1024;

/** Reads a mail as it was sent. It throws on one that breaks the rules of mails or has no end of parts. */
export async function readMail(source: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(source, LIMITS);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  const attachments = mail.attachments.map((part) => ({ part, bytes: bytesOf(part) }));
  const encrypted = encryptedPart(mail, attachments);
  return {
    id: messageIdOf(mail) ?? createHash("sha256").update(source).digest("base64url"),
    from: addressesOf(mail.from ? [mail.from] : [])[0] ?? "",
    recipients: [
      ...mail.headers.flatMap(({ key, value }) => (DELIVERED_TO.includes(key) ? [value.replace(/^<|>$/g, "")] : [])),
      ...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]),
    ],
    headers,
    text: encrypted === null ? textOf(mail) : "",
    encrypted,
    files: encrypted === null ? attachments.filter(isWanted).map(toFile) : [],
  };
}

function messageIdOf({ messageId = "" }: Email): string | null {
  return messageId.trim() === "" ? null : messageId.trim();
}

function addressesOf(addresses: readonly Address[]): string[] {
  return addresses.flatMap(({ address, group }) => (group ? group.map((one) => one.address) : address));
}

function textOf({ text, html }: Email): string {
  const written = text?.trim() ? text : htmlToText(html ?? "");
  // Control characters but line ends and tabs; PostgreSQL stores no NUL.
  // oxlint-disable-next-line no-control-regex -- these are the ones to remove
  return linesWithoutUnseen(written.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, ""));
}

type Part = { part: Attachment; bytes: Buffer };

function bytesOf({ content }: Attachment): Buffer {
  if (typeof content === "string") return Buffer.from(content);
  return content instanceof ArrayBuffer ? Buffer.from(content) : Buffer.from(content);
}

/** By PGP/MIME the message is the second part of two; others put it into the text. */
function encryptedPart({ text, headers }: Email, parts: readonly Part[]): string | null {
  const isSealed = headers.some(({ key, value }) => key === "content-type" && /^multipart\/encrypted\b/i.test(value));
  const sealed = isSealed ? parts.map(({ bytes }) => bytes.toString("latin1")) : [];
  return [...sealed, text ?? ""].map((candidate) => candidate.trim()).find(isPgpMessage) ?? null;
}

/** Signatures by PGP or S/MIME are no files that anybody wants to read, and neither are logos. */
function isWanted({ part: { mimeType, related }, bytes }: Part): boolean {
  if (/^application\/(?:pgp-signature|pgp-keys|(?:x-)?pkcs7-signature)$/.test(mimeType)) return false;
  return !(related && mimeType.startsWith("image/") && bytes.length < LEAST_INLINE_BYTES);
}

function toFile({ part: { filename, mimeType }, bytes }: Part): MailedFile {
  return { name: filename ?? mimeType.replace("/", "."), bytes };
}
