import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  INTEGRITY_MANIFEST,
  RELEASE_KEY,
  type IntegrityManifest,
  type Release,
} from "#app/start/integrity-manifest.ts";

/** Reads which code the build vouches for. The server does not hash it anew: a changed file must not vouch for itself. */
export function readRelease(clientDirectory: string): Release {
  const bytes = readFileSync(path.join(clientDirectory, INTEGRITY_MANIFEST));
  const { version, commit, importMap, inlineScripts, files } = JSON.parse(bytes.toString()) as IntegrityManifest;
  const integrity = files[importMap];
  if (!integrity) throw new Error(`The build is incomplete: ${INTEGRITY_MANIFEST} does not list its import map.`);
  return {
    importMap: { path: importMap, integrity },
    inlineScripts,
    facts: {
      version,
      commit,
      manifestHash: createHash("sha256").update(bytes).digest("hex"),
      publicKey: readPublicKey(path.join(clientDirectory, RELEASE_KEY)),
    },
  };
}

/** The second line of minisign's format; the first is a comment. */
function readPublicKey(file: string): string | null {
  return existsSync(file) ? (readFileSync(file, "utf8").split("\n")[1] ?? null) : null;
}
