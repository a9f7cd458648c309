import { z } from "zod";
import { readEveryContent } from "./content.server.ts";

const redirectsSchema = z.object({ from: z.string(), to: z.string() }).array();

/**
 * Finds the address to which a page has moved, by its address without language; null when it has not. All redirects are
 * read at once and cached: strangers can ask for any number of addresses.
 */
export async function findMovedTo(path: string): Promise<string | null> {
  const redirects = await readEveryContent("redirects", { fields: ["from", "to"], sort: "id" }, redirectsSchema);
  return followAll(new Map(redirects.map(({ from, to }) => [from, to])), path);
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
