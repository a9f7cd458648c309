import { createReadStream } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { table } from "../../../platform/rows/table";
import { checksumOf } from "./checksum";

type FileRow = { name: string; url: string; provider: string; sha256: string | null; sizeBytes: number | null };

/**
 * Adds checksums to files uploaded before there were any, all of which lie in the local folder. An unreadable one is
 * tried again at the next start.
 */
export async function fillChecksums(strapi: Core.Strapi): Promise<void> {
  const files = table<FileRow>(strapi, "plugin::upload.file");
  for (const { id, name, url } of await files.findMany({ where: { sha256: null, provider: "local" } })) {
    try {
      await files.update(id, await checksumOf(createReadStream(path.join(strapi.dirs.static.public, url))));
    } catch (error) {
      strapi.log.warn(`No checksum for the file "${name}": ${String(error)}`);
    }
  }
}
