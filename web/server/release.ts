import { readFileSync } from "node:fs";
import path from "node:path";
import { INTEGRITY_MANIFEST, type IntegrityManifest } from "#app/start/integrity-manifest.ts";
import type { ImportMap } from "#app/start/start-data.server.ts";

export type Release = {
  importMap: ImportMap;
  /** Hashes of the only inline scripts that pages may run. */
  inlineScripts: readonly string[];
};

/** Reads which code the build vouches for. The server does not hash it anew: a changed file must not vouch for itself. */
export function readRelease(clientDirectory: string): Release {
  const manifest = JSON.parse(
    readFileSync(path.join(clientDirectory, INTEGRITY_MANIFEST), "utf8"),
  ) as IntegrityManifest;
  const integrity = manifest.files[manifest.importMap];
  if (!integrity) throw new Error(`The build is incomplete: ${INTEGRITY_MANIFEST} does not list its import map.`);
  return { importMap: { path: manifest.importMap, integrity }, inlineScripts: manifest.inlineScripts };
}
