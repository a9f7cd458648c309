import { findContentPage } from "#app/islands/content-page.server.ts";
import { hasPayload } from "#app/lib/content-pages.ts";
import { findRedirect } from "#app/visit/guards.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";
import type { Part } from "./part.ts";

const SUFFIX = "/_payload.json";

/** The page whose data is asked for, or null when the path is no payload's. */
export function payloadPage(pathname: string): string | null {
  return pathname.endsWith(SUFFIX) ? pathname.slice(0, -SUFFIX.length) || "/" : null;
}

/**
 * A content page's data as JSON, for browsers that fetch ahead. Where the page itself would lead elsewhere (an old
 * address, maintenance) there is no payload: the browser then asks for the page and is told.
 */
export async function buildPayloadPart(visit: Visit): Promise<Part> {
  const { pathname, locale } = visit;
  const isPage = hasPayload(pathname) && !(await findRedirect(visit));
  const data = isPage ? await findContentPage(pathname, locale).catch(() => null) : null;
  const answer = Response.json(data, { status: data ? 200 : 404, headers: { Vary: "Cookie" } });
  return { answer, cachePolicy: data ? "shared" : "none" };
}
