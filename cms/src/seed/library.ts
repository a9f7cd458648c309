import { stat } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { uploads } from "../platform/strapi-edges";
import { table } from "../platform/rows/table";

const MIME_TYPES: Record<string, string> = {
  ".asc": "application/pgp-keys",
  ".img": "application/octet-stream",
  ".png": "image/png",
  ".ps1": "text/plain",
  ".sh": "application/x-sh",
  ".sig": "application/pgp-signature",
  ".txt": "text/plain",
  ".webp": "image/webp",
  ".zip": "application/zip",
};

/** Uploads a file unless the media library has one of this name. */
export async function storeOnce(strapi: Core.Strapi, name: string, filepath: string): Promise<number> {
  const stored = await table<{ name: string }>(strapi, "plugin::upload.file").findOne({ where: { name } });
  if (stored) return stored.id;
  const { size } = await stat(filepath);
  const mimetype = MIME_TYPES[path.extname(filepath)];
  const [uploaded] = await uploads(strapi).upload({
    data: { fileInfo: { name } },
    files: { filepath, originalFilename: path.basename(filepath), mimetype, size },
  });
  return uploaded.id;
}
