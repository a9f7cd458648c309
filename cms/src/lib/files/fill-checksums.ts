import { createReadStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { table } from "../strapi-edges";
import { checksumOf } from "./checksum";

type FileRow = { name: string; url: string; sha256: string | null };

/** Files from before there were checksums get theirs from the storage. One that cannot be read is tried again. */
export async function fillChecksums(strapi: Core.Strapi): Promise<void> {
  const files = table<FileRow>(strapi, "plugin::upload.file");
  for (const file of await files.findMany({ where: { sha256: null } })) {
    try {
      await files.update(file.id, await checksumOf(await readStored(strapi, file.url)));
    } catch (error) {
      strapi.log.warn(`No checksum for the file "${file.name}": ${String(error)}`);
    }
  }
}

/** Only a storage elsewhere gives its files a whole address. */
async function readStored(strapi: Core.Strapi, url: string): Promise<Readable> {
  if (!URL.canParse(url)) return createReadStream(path.join(strapi.dirs.static.public, url));
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`The storage answered ${String(response.status)}`);
  return Readable.from(response.body);
}
