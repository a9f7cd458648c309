import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";
import { keepRetiredAssets } from "./retired-assets.ts";

const HOUR_MS = 60 * 60 * 1000;

let assets: string;
let nowMs: number;

beforeEach(async () => {
  assets = await makeTemporaryFolder("assets");
  nowMs = 0;
});

afterEach(() => rm(assets, { recursive: true }));

/** Simulates Vite between the plugin's two hooks: it empties the folder and writes the new files. */
async function build(...files: string[]) {
  const plugin = keepRetiredAssets(assets, () => nowMs) as unknown as Record<string, () => Promise<void>>;
  await plugin.configResolved?.();
  await rm(assets, { recursive: true });
  await mkdir(assets);
  for (const file of files) await writeFile(path.join(assets, file), file);
  await plugin.closeBundle?.();
  return (await readdir(assets)).filter((name) => !name.startsWith(".")).sort();
}

test("files of the build before stay, those of both builds are not doubled", async () => {
  await build("page-1.js", "shared.js");
  expect(await build("page-2.js", "shared.js")).toEqual(["page-1.js", "page-2.js", "shared.js"]);
});

test("a day after its replacement a file goes, however many builds there were", async () => {
  await build("page-1.js");
  nowMs = 5 * HOUR_MS;
  await build("page-2.js");
  nowMs = 28 * HOUR_MS;
  expect(await build("page-3.js")).toEqual(["page-1.js", "page-2.js", "page-3.js"]);
  nowMs = 30 * HOUR_MS;
  expect(await build("page-4.js")).toEqual(["page-2.js", "page-3.js", "page-4.js"]);
});
