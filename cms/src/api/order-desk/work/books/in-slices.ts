import { setImmediate as letOthersWork } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { MAX_ROW_ID } from "../../../../platform/rows/row-id";

/** SQLite runs within our own process and blocks it: this keeps each query to some ten milliseconds. */
const SLICE_ROWS = 2_000;

export type IdRange = [from: number, to: number];

/** Queries a whole table in slices. @returns at most `limit` rows */
export async function readInSlices<Row>(
  strapi: Core.Strapi,
  { table, limit }: { table: string; limit: number },
  read: (ids: IdRange) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  let from = 1;
  while (found.length < limit) {
    const [last]: { id: number }[] = await strapi.db
      .connection(table)
      .where("id", ">=", from)
      .orderBy("id")
      .offset(SLICE_ROWS - 1)
      .limit(1)
      .select("id");
    found.push(...(await read([from, last?.id ?? MAX_ROW_ID])));
    if (!last) break;
    from = last.id + 1;
    await letOthersWork();
  }
  return found.slice(0, limit);
}
