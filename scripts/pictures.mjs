// `npm run pictures`: encodes the demo's pictures for `art/encoded`, after one of them, or how they are encoded, changed.
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { exitWith } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { step } from "./lib/progress.mjs";

await exitWith(async () => {
  await prepare({ withTools: false, withWeb: false });
  const wanted = await listWanted();
  const folder = inRoot("art", "encoded");
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  await Promise.all(present.filter((name) => !wanted.has(name)).map((name) => rm(path.join(folder, name))));
  const missing = [...wanted].filter(([name]) => !present.includes(name));
  await step(`Encoding ${missing.length} of ${wanted.size} pictures`, async () => {
    for (const [name, encode] of missing) await encode(path.join(folder, name));
  });
  return 0;
});

/** @returns {Promise<Map<string, (file: string) => Promise<unknown>>>} by their names */
async function listWanted() {
  const built = (/** @type {string[]} */ ...names) =>
    createRequire(import.meta.url)(inRoot("cms", "dist", "src", ...names));
  const { PICTURE_FILES } = built("seed", "pictures.js");
  const { listEncodedFiles } = built("platform", "pictures", "picture-variants.js");
  const wanted = new Map();
  for (const file of /** @type {string[]} */ (Object.values(PICTURE_FILES))) {
    const original = await readFile(inRoot("art", file));
    for (const [name, encode] of await listEncodedFiles(original)) wanted.set(name, encode);
  }
  return wanted;
}
