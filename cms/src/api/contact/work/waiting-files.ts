import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { ContactFile, ContactFileRefusal } from "@wren/domain";
import { hashOf } from "../../../platform/hash";
import { cleanFile, cleanName } from "../../../platform/private-files/clean-file";
import { privateFiles } from "../../../platform/private-files/private-files";
import { encryptFile } from "../../../platform/pgp";
import { readChoices } from "./choices";
import { filesThatGiveWay } from "./files-that-give-way";
import { contactFiles, type ContactFileRow } from "./rows";

/** Time to correct a refused form without choosing its files again. */
const KEPT_MS = 60 * 60_000;

/** How the name on the disk ends when the file is encrypted. */
const ENCRYPTED_ENDING = ".pgp";

type Upload = { bytes: Buffer; name: string; visitor: string; now: Date };

export type UploadOutcome = { ok: true; file: ContactFile } | { ok: false; refusal: ContactFileRefusal };

/** Keeps a file for a request that is still being written: encrypted from then on, if the support team has a key. */
export async function keepFile(strapi: Core.Strapi, upload: Upload): Promise<UploadOutcome> {
  const { supportPgpKey } = await readChoices(strapi);
  return keep(strapi, upload, supportPgpKey ?? null);
}

/** Keeps a file for an answer that is still being written: in clear like its text, as it will be mailed. */
export async function keepAnswerFile(strapi: Core.Strapi, upload: Upload): Promise<UploadOutcome> {
  return keep(strapi, upload, null);
}

async function keep(strapi: Core.Strapi, upload: Upload, armoredKey: string | null): Promise<UploadOutcome> {
  const { bytes, name, visitor, now } = upload;
  const cleaned = await cleanFile(bytes);
  if (!cleaned.ok) return cleaned;
  const others = await contactFiles(strapi).findMany({ where: { requestId: null }, orderBy: { id: "asc" } });
  await eraseFiles(strapi, filesThatGiveWay(others, { visitor, size: cleaned.bytes.length }));
  const ref = randomBytes(24).toString("base64url");
  const facts = { name: cleanName(name, cleaned.type), type: cleaned.type, size: cleaned.bytes.length };
  const storedAs = `${randomBytes(16).toString("hex")}${armoredKey ? ENCRYPTED_ENDING : ""}`;
  const kept = armoredKey ? await encryptFile(cleaned.bytes, { name: facts.name, armoredKey }) : cleaned.bytes;
  // First the row: a file without one would never be erased.
  const place = { refHash: hashOf(ref), requestId: null, storedAs, visitor };
  await contactFiles(strapi).create({ ...facts, ...place, uploadedAt: now });
  await privateFiles("contact").write(storedAs, kept);
  return { ok: true, file: { ...facts, ref } };
}

/** The name and type under which staff save a file. */
export function savedAs({ name, type, storedAs }: Pick<ContactFileRow, "name" | "type" | "storedAs">) {
  if (!storedAs.endsWith(ENCRYPTED_ENDING)) return { name, type };
  return { name: `${name}${ENCRYPTED_ENDING}`, type: "application/pgp-encrypted" };
}

/** True when all of them still wait for their request. */
export async function areWaiting(strapi: Core.Strapi, refs: string[]): Promise<boolean> {
  return refs.length === 0 || (await contactFiles(strapi).count(waiting(refs))) === new Set(refs).size;
}

/** The request that files belong to, and the answer, if they were sent with one. */
type Place = { requestId: number; eventId: number | null };

export async function attachFiles(strapi: Core.Strapi, place: Place, refs: string[]): Promise<void> {
  if (refs.length > 0) await contactFiles(strapi).updateMany(waiting(refs), { ...place, visitor: null });
}

function waiting(refs: string[]) {
  return { refHash: { $in: refs.map(hashOf) }, requestId: null };
}

/** Erases files of requests that were never sent. */
export async function eraseWaitingFiles(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  const where = { requestId: null, uploadedAt: { $lt: new Date(now.getTime() - KEPT_MS) } };
  const files = await contactFiles(strapi).findMany({ where, limit });
  await eraseFiles(strapi, files);
  return files.length;
}

/** Erases the bytes first: if the row stays behind, the next run finds it. */
export async function eraseFiles(strapi: Core.Strapi, files: ContactFileRow[]): Promise<void> {
  for (const { storedAs } of files) await privateFiles("contact").remove(storedAs);
  if (files.length > 0) await contactFiles(strapi).removeMany({ id: { $in: files.map(({ id }) => id) } });
}
