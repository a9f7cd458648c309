import { setImmediate as letOthersWork } from "node:timers/promises";
import type { Core } from "@strapi/strapi";

/** SQLite answers within our own process, and nobody else is served meanwhile: some ten milliseconds at a time. */
const SLICE = 2_000;

export type IdRange = [from: number, to: number];

/** Asks about a whole table, a range of its ids after the other. @returns at most `limit` rows */
export async function readInSlices<Row>(
  strapi: Core.Strapi,
  { table, limit }: { table: string; limit: number },
  read: (ids: IdRange) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const [row]: { highest: number | null }[] = await strapi.db.connection(table).max({ highest: "id" });
  const highest = row?.highest ?? 0;
  const found: Row[] = [];
  for (let from = 1; from <= highest && found.length < limit; from += SLICE) {
    found.push(...(await read([from, from + SLICE - 1])));
    await letOthersWork();
  }
  return found.slice(0, limit);
}
