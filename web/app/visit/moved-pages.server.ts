import { redirect, type MiddlewareFunction } from "react-router";
import { findMovedTo } from "#app/cms/redirects.server.ts";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { connectionContext, visitContext } from "./visit.server.ts";

/** Leads visitors of an address without a page to where its page has moved. */
export const movedPagesMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const isAsked = request.method === "GET" || request.method === "HEAD";
  if (response.status !== 404 || !isAsked || context.get(connectionContext).failure) return response;
  const { pathname, search, locale } = context.get(visitContext);
  // While the cms is away, an unknown address stays unknown.
  const target = await findMovedTo(delocalizePath(pathname)).catch(() => null);
  return target === null ? response : redirect(localizePath(target, locale) + search, 301);
};
