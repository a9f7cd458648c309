import { DEFAULT_LOCALE, isBot } from "@wren/domain";
import { redirect, type MiddlewareFunction } from "react-router";
import { validateIp } from "#app/cms/maintenance.server.ts";
import { env } from "#app/env.server.ts";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { MAINTENANCE_PATH } from "#app/lib/paths.ts";
import { findRouteRule, ROUTE_RULES } from "#app/lib/route-rules.ts";
import { createMaintenanceCheck } from "./maintenance.server.ts";
import { preferredLocale } from "./preferred-locale.ts";
import { connectionContext, visitContext, type Visit } from "./visit.server.ts";

// The spec's error "Unknown route middleware" cannot happen here: guards are not looked up by name but called, and the
// compiler refuses one that does not exist.
export const guardMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  // The page of a failure replaces one that was judged before. The self-check draws it for nobody, also in maintenance.
  if (context.get(connectionContext).failure) return;
  const found = await findRedirect(context.get(visitContext));
  if (found) throw found;
};

/** True for an address that maintenance, or a site that is not open yet, keeps out. */
export const isInMaintenance = createMaintenanceCheck(validateIp, Date.now);

/**
 * Finds the redirect for a visit that must not have the page it asked for; null when it may have it. The result is
 * synchronous where possible: sending a page from memory takes less time than a promise.
 */
export function findRedirect(visit: Visit): Response | null | Promise<Response | null> {
  // The spec's rule that bots always get the maintenance page (section 9).
  const isOut = (env.BOTS === "maintenance" && isBot(visit.userAgent)) || isInMaintenance(visit.address);
  return typeof isOut === "boolean"
    ? applyGuards(visit, isOut)
    : isOut.then((isOutNow) => applyGuards(visit, isOutNow));
}

/** The guards, in their order. */
function applyGuards(visit: Visit, isOut: boolean): Response | null {
  return keepOut(visit, isOut) ?? followRouteRule(visit) ?? suggestLanguage(visit);
}

function keepOut({ pathname, locale }: Visit, isOut: boolean): Response | null {
  const isOnNotice = delocalizePath(pathname) === MAINTENANCE_PATH;
  if (isOut && !isOnNotice) return redirect(localizePath(MAINTENANCE_PATH, locale));
  if (!isOut && isOnNotice) return redirect(localizePath("/", locale));
  return null;
}

type Address = Pick<Visit, "pathname" | "search" | "locale">;

/** Redirects of the build manifest. In the browser, links read them from the manifest (lib/manifest-rules.ts). */
export function followRouteRule({ pathname, search, locale }: Address, rules = ROUTE_RULES): Response | null {
  const rule = findRouteRule(delocalizePath(pathname), rules);
  if (!rule) return null;
  return redirect(rule.to.startsWith("/") ? localizePath(rule.to, locale) + search : rule.to, rule.status);
}

/**
 * Redirects only on the home page, and only visitors who have not chosen: no other path redirects (product, section 2).
 */
function suggestLanguage({ pathname, search, preview, chosenLocale, acceptLanguage }: Visit): Response | null {
  if (pathname !== "/" || preview) return null;
  const wanted = chosenLocale ?? preferredLocale(acceptLanguage);
  if (wanted === DEFAULT_LOCALE) return null;
  const target = localizePath("/", wanted) + search;
  return redirect(target, { headers: { Vary: "Accept-Language, Cookie", "Cache-Control": "no-store" } });
}
