import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Compressed files are written again beside their originals. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Lists when each file of an older build was replaced; it lies beside the files but is not served. */
const LIST = ".retired.json";

type RetiredAt = Record<string, number>;
type Asset = { name: string; bytes: Buffer; retiredAt: number };

/** Keeps the files of earlier builds for a day, because pages opened before a deployment still request them. */
export function keepRetiredAssets(assetsDirectory: string, now: () => number = Date.now): Plugin {
  let kept: Asset[] = [];
  return {
    name: "wren:keep-retired-assets",
    apply: "build",
    // The server is built last and writes the client's manifest.
    applyToEnvironment: ({ name }) => name === "ssr",
    // The last hook before the framework empties the folder.
    async configResolved() {
      kept = await readAssets(assetsDirectory, now());
    },
    async closeBundle() {
      await restore(assetsDirectory, kept);
    },
  };
}

async function readAssets(directory: string, nowMs: number): Promise<Asset[]> {
  const names = await readdir(directory).catch(() => []);
  const retired = await readRetired(directory);
  const assets = names
    .filter((name) => name !== LIST && !COMPRESSED.test(name))
    .map((name) => ({ name, retiredAt: retired[name] ?? nowMs }))
    .filter(({ retiredAt }) => nowMs - retiredAt < DAY_MS);
  return Promise.all(
    assets.map(async (asset) => ({ ...asset, bytes: await readFile(path.join(directory, asset.name)) })),
  );
}

async function restore(directory: string, kept: Asset[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  const current = new Set(await readdir(directory));
  const retired = kept.filter(({ name }) => !current.has(name));
  await Promise.all(retired.map(({ name, bytes }) => writeFile(path.join(directory, name), bytes)));
  const list: RetiredAt = Object.fromEntries(retired.map(({ name, retiredAt }) => [name, retiredAt]));
  await writeFile(path.join(directory, LIST), JSON.stringify(list));
}

export async function readRetired(directory: string): Promise<RetiredAt> {
  try {
    return JSON.parse(await readFile(path.join(directory, LIST), "utf8")) as RetiredAt;
  } catch {
    return {};
  }
}
