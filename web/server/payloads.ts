import { findContentPage } from "#app/islands/content-page.server.ts";
import { hasPayload } from "#app/lib/content-pages.ts";
import { findRedirect } from "#app/visit/guards.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";
import type { PagePart } from "./page-part.ts";

const SUFFIX = "/_payload.json";

/** The page of a payload address, or null for any other path. */
export function payloadPage(pathname: string): string | null {
  return pathname.endsWith(SUFFIX) ? pathname.slice(0, -SUFFIX.length) || "/" : null;
}

/**
 * Builds a content page's data as JSON for prefetching browsers. Where the page itself redirects (an old address,
 * maintenance) there is no payload: the browser then requests the page and is redirected.
 */
export async function buildPayloadPart(visit: Visit): Promise<PagePart> {
  const { pathname } = visit;
  const isPage = hasPayload(pathname) && !(await findRedirect(visit));
  const data = isPage ? await findContentPage(pathname, visit).catch(() => null) : null;
  const answer = Response.json(data, { status: data ? 200 : 404, headers: { Vary: "Cookie" } });
  return { answer, cachePolicy: data ? "shared" : "none" };
}
