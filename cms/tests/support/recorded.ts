import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { CMS_SECRET_NAMES } from "../../../scripts/lib/secrets.mjs";
import type { Figures } from "./figures";

export const ENGINES = ["sqlite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];

/** Facts that newest code must find in the recorded data of one engine. */
export type Expected = {
  recordedAt: string;
  orders: { number: string; secret: string; state: string; totalMinor: number }[];
  tables: Figures;
};

const FOLDER = path.resolve(import.meta.dirname, "..", "recorded");

/** The links of recorded orders are derived from these. */
export const RECORDED_SECRETS = Object.fromEntries(
  CMS_SECRET_NAMES.map((name) => [name, `recorded ${name.toLowerCase()}, of no installation`]),
);

/** Names of the recorded releases, oldest first. */
export async function recordedReleases(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

export async function writeRecord(
  release: string,
  engine: Engine,
  { sql, expected }: { sql: string; expected: Expected },
): Promise<void> {
  const folder = path.join(FOLDER, release);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${engine}.sql.br`), await promisify(brotliCompress)(sql, STRONG));
  await writeFile(path.join(folder, `${engine}.json`), `${JSON.stringify(expected, null, 2)}\n`);
}

export async function readRecord(release: string, engine: Engine): Promise<{ sql: string; expected: Expected }> {
  const folder = path.join(FOLDER, release);
  const sql = await promisify(brotliDecompress)(await readFile(path.join(folder, `${engine}.sql.br`)));
  const expected = JSON.parse(await readFile(path.join(folder, `${engine}.json`), "utf8")) as Expected;
  return { sql: sql.toString(), expected };
}

/** A window over the whole text: drafts repeat what is published, far away from it. */
const STRONG = { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };
