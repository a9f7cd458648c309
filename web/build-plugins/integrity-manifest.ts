import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { COLOR_MODE_BOOT_SCRIPT } from "../app/lib/color-mode.ts";
import { INTEGRITY_MANIFEST, type IntegrityManifest } from "../app/start/integrity-manifest.ts";
import { readRetired } from "./retired-assets.ts";
import type { Source } from "./source.ts";

type Build = { version: string; commit: Source["commit"] };

/**
 * Writes the hashes of everything that browsers get from this build: a map for browsers, which run no other script,
 * and a manifest for people, who can compare a running site with it (`npm run verify`).
 */
export async function writeIntegrityManifest(clientDirectory: string, { version, commit }: Build): Promise<void> {
  const files = await hashFiles(clientDirectory);
  const scripts = Object.entries(files).filter(([file]) => file.endsWith(".js"));
  const importMap = JSON.stringify({ integrity: Object.fromEntries(scripts) });
  const importMapPath = `/assets/import-map-${hashOf(importMap).slice("sha256-".length, 19).replaceAll(/\W/g, "_")}.json`;
  await writeFile(path.join(clientDirectory, importMapPath), importMap);
  const start = await readFile(new URL("../app/start/start.js", import.meta.url), "utf8");
  const manifest: IntegrityManifest = {
    version,
    commit,
    importMap: importMapPath,
    inlineScripts: [COLOR_MODE_BOOT_SCRIPT, start, importMap].map(hashOf),
    files: { ...files, [importMapPath]: hashOf(importMap) },
  };
  const file = path.join(clientDirectory, INTEGRITY_MANIFEST);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Hashes every file of this build; compressed copies and files of earlier builds are left out. */
async function hashFiles(directory: string): Promise<Record<string, string>> {
  const retired = await readRetired(path.join(directory, "assets"));
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !/\.(?:br|gz)$/.test(entry.name))
    .filter((entry) => retired[entry.name] === undefined)
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(".well-known"))
    .toSorted();
  const hashed = names.map(
    async (name) => [`/${name.split(path.sep).join("/")}`, hashOf(await readFile(path.join(directory, name)))] as const,
  );
  return Object.fromEntries(await Promise.all(hashed));
}

function hashOf(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
