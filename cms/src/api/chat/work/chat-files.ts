import { createHash, randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { ChatMessage, ChatUpload, ContactFileRefusal } from "@wren/domain";
import { cleanFile, cleanName } from "../../../platform/private-files/clean-file";
import { privateFiles } from "../../../platform/private-files/private-files";
import { isRowId } from "../../../platform/rows/row-id";
import { hashOf } from "../../../platform/hash";
import { chatFiles, type ChatFileRow } from "./rows";

/** Time to correct a refused message without choosing its file again. */
const KEPT_MS = 60 * 60_000;
/** Limit for all visitors together, so that strangers cannot fill our disk. */
const MOST_WAITING = 500;
/** A message has one file, but visitors change their choice and may have several windows. */
const MOST_WAITING_OF_ONE = 5;

const disk = privateFiles("chat");

const VISITORS = "visitor ";

/** Identifies the visitor who may attach an uploaded file. */
export const visitorUploader = (accountId: number) => `${VISITORS}${String(accountId)}`;
export const staffUploader = (staffId: number) => `staff ${String(staffId)}`;

type Upload = { uploader: string; bytes: Buffer; name: string; now: Date };
type Refusal = ContactFileRefusal | "full";

export type ChatUploadOutcome = { ok: true; file: ChatUpload } | { ok: false; refusal: Refusal };

/** Stores a file for a message that is not sent yet. */
export async function keepChatFile(strapi: Core.Strapi, upload: Upload): Promise<ChatUploadOutcome> {
  const { uploader, bytes, name, now } = upload;
  await makeRoomFor(strapi, uploader);
  if (await isFull(strapi, uploader)) return { ok: false, refusal: "full" };
  const cleaned = await cleanFile(bytes);
  if (!cleaned.ok) return cleaned;
  const { type } = cleaned;
  const ref = randomBytes(24).toString("base64url");
  const storedAs = randomBytes(16).toString("hex");
  const facts = { name: cleanName(name, type), type, size: cleaned.bytes.length };
  // The row comes first: a file without one would never be erased.
  await chatFiles(strapi).create({ ...facts, refHash: hashOf(ref), uploader, storedAs, uploadedAt: now });
  await disk.write(storedAs, cleaned.bytes);
  return { ok: true, file: { ...facts, ref } };
}

/** Erases the oldest waiting files of an uploader who has too many. */
async function makeRoomFor(strapi: Core.Strapi, uploader: string): Promise<void> {
  const where = { conversationId: null, uploader };
  const waiting = await chatFiles(strapi).findMany({ where, orderBy: { id: "desc" } });
  await eraseChatFiles(strapi, waiting.slice(MOST_WAITING_OF_ONE - 1));
}

/** Only visitors' files count, and only visitors are refused. */
async function isFull(strapi: Core.Strapi, uploader: string): Promise<boolean> {
  if (!uploader.startsWith(VISITORS)) return false;
  const ofVisitors = { conversationId: null, uploader: { $startsWith: VISITORS } };
  return (await chatFiles(strapi).count(ofVisitors)) >= MOST_WAITING;
}

type Taking = { uploader: string; conversationId: number };
type File = NonNullable<ChatMessage["file"]>;

/** Claims a waiting file for a message that is being sent; null when the uploader has no such file (any more). */
export async function takeChatFile(
  strapi: Core.Strapi,
  { ref, ...taking }: Taking & { ref: string },
): Promise<File | null> {
  const [file = null] = (await takeChatFiles(strapi, { ...taking, refs: [ref] })) ?? [];
  return file;
}

/** The same for several files; null, and none is claimed, when the uploader lacks one of them. */
export async function takeChatFiles(
  strapi: Core.Strapi,
  { refs, uploader, conversationId }: Taking & { refs: string[] },
): Promise<File[] | null> {
  if (refs.length === 0) return [];
  const waiting = { refHash: { $in: refs.map(hashOf) }, uploader, conversationId: null };
  const files = await chatFiles(strapi).findMany({ where: waiting, orderBy: { id: "asc" } });
  if (files.length !== new Set(refs).size) return null;
  await chatFiles(strapi).updateMany(waiting, { conversationId });
  return files.map(({ id, name, type, size }) => ({ id, name, type, size }));
}

/** Hash of a file's content, even after its message was sent; null when the file does not exist (any more). */
export async function fingerprintOf(
  strapi: Core.Strapi,
  { ref, uploader }: { ref: string; uploader: string },
): Promise<string | null> {
  const file = await chatFiles(strapi).findOne({ where: { refHash: hashOf(ref), uploader } });
  if (!file) return null;
  const bytes = await disk.read(file.storedAs);
  return createHash("sha256").update(file.name).update("\n").update(bytes).digest("base64url");
}

export async function readChatFile(
  strapi: Core.Strapi,
  { id, conversationId }: { id: number; conversationId: number },
) {
  const file = isRowId(id) ? await chatFiles(strapi).findOne({ where: { id, conversationId } }) : null;
  return file && { name: file.name, type: file.type, bytes: await disk.read(file.storedAs) };
}

/** Erases files of messages that were never sent. */
export async function eraseChatUploads(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  const where = { conversationId: null, uploadedAt: { $lt: new Date(now.getTime() - KEPT_MS) } };
  const files = await chatFiles(strapi).findMany({ where, limit });
  await eraseChatFiles(strapi, files);
  return files.length;
}

/** Erases the bytes first: if the row stays behind, the next run finds it. */
export async function eraseChatFiles(strapi: Core.Strapi, files: ChatFileRow[]): Promise<void> {
  for (const { storedAs } of files) await disk.remove(storedAs);
  if (files.length > 0) await chatFiles(strapi).removeMany({ id: { $in: files.map(({ id }) => id) } });
}
