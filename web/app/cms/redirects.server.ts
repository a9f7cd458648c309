import { z } from "zod";
import { readContent } from "./content.server.ts";

const redirectsSchema = z.object({ from: z.string(), to: z.string() }).array();

/** The cms's maximum per request. */
const PAGE_SIZE = 100;

/**
 * Finds the address to which a page has moved, by its address without language; null when it has not. All redirects are
 * read at once and cached: strangers can ask for any number of addresses.
 */
export async function findMovedTo(path: string): Promise<string | null> {
  const redirects = new Map<string, string>();
  for (let page = 1; ; page++) {
    const query = { fields: ["from", "to"], sort: "id", pagination: { page, pageSize: PAGE_SIZE } };
    const found = await readContent("redirects", query, redirectsSchema);
    for (const { from, to } of found) redirects.set(from, to);
    if (found.length < PAGE_SIZE) return followAll(redirects, path);
  }
}

/** Follows redirects that lead to redirects; null where they lead in a circle. */
function followAll(redirects: ReadonlyMap<string, string>, path: string): string | null {
  const seen = new Set<string>();
  let target = redirects.get(path);
  while (target !== undefined && redirects.has(target) && !seen.has(target)) {
    seen.add(target);
    target = redirects.get(target);
  }
  return target === undefined || seen.has(target) ? null : target;
}
