import { isContentSlug } from "@wren/domain";
import { redirect, type MiddlewareFunction } from "react-router";
import { findLanguages } from "#app/cms/published.server.ts";
import { findMovedTo } from "#app/cms/redirects.server.ts";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { contentSlug } from "#app/lib/content-pages.ts";
import { flashCookie } from "./cookies.server.ts";
import { connectionContext, visitContext, type Visit } from "./visit.server.ts";

/**
 * Leads visitors of an address without a page on: to where its page has moved, or, when it exists in another language
 * only, to the nearest page above it.
 */
export const missingPagesMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const isAsked = request.method === "GET" || request.method === "HEAD";
  if (response.status !== 404 || !isAsked || context.get(connectionContext).failure) return response;
  return (await findWayOn(context.get(visitContext))) ?? response;
};

async function findWayOn({ pathname, search, locale, preview }: Visit): Promise<Response | null> {
  if (preview) return null;
  const path = delocalizePath(pathname);
  // While the cms is away, an unknown address stays unknown.
  const target = await findMovedTo(path).catch(() => null);
  if (target !== null) return redirect(localizePath(target, locale) + search, 301);
  const languages = await findLanguages(path);
  if (languages.length === 0 || languages.includes(locale)) return null;
  const headers = { "Set-Cookie": flashCookie("not-in-this-language") };
  return redirect(localizePath(pageAbove(path), locale), { status: 302, headers });
}

/** The nearest page above a path: `/support/kb` for `/support/kb/nest-full`, and at last the home page. */
function pageAbove(path: string): string {
  const above = path.slice(0, path.lastIndexOf("/")) || "/";
  return above === "/" || isContentSlug(contentSlug(above)) ? above : pageAbove(above);
}
