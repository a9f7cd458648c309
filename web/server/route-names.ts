import { matchPath } from "react-router";
import { ISLAND_PREFIX } from "#app/lib/islands.ts";
import { isDocumentAddress } from "#app/lib/documents.ts";

type Route = { id: string; parentId?: string; path?: string; caseSensitive?: boolean };

const MAX_REMEMBERED_PATHS = 1_000;
const UNKNOWN = "unknown";

/**
 * Names an address by its route (`/shop/:slug`), so that log and metrics count pages without holding identifiers from
 * addresses.
 */
export function createRouteNamer(routes: Record<string, Route | undefined>): (url: string) => string {
  const patterns = Object.values(routes)
    .map((route) => ({ path: patternOf(route, routes), caseSensitive: route?.caseSensitive }))
    .filter(({ path }) => path !== "/*" && !path.endsWith("/*"))
    // `/shop/checkout` comes before `/shop/:slug`.
    .sort((a, b) => a.path.split(":").length - b.path.split(":").length);
  const names = new Map<string, string>();

  return function nameRoute(url) {
    const address = url.includes("?") ? url.slice(0, url.indexOf("?")) : url;
    const known = names.get(address);
    if (known) return known;
    if (address.startsWith(ISLAND_PREFIX)) return ISLAND_PREFIX;
    if (isDocumentAddress(address)) return address;
    // A page's data counts as the page.
    const pathname = address.replace(/(?:\.data|\/_payload\.json)$/, "") || "/";
    const name = patterns.find((pattern) => matchPath(pattern, pathname))?.path ?? UNKNOWN;
    if (names.size < MAX_REMEMBERED_PATHS) names.set(address, name);
    return name;
  };
}

function patternOf(route: Route | undefined, routes: Record<string, Route | undefined>): string {
  if (!route) return "";
  const parent = route.parentId === undefined ? "" : patternOf(routes[route.parentId], routes).replace(/\/$/, "");
  return route.path ? `${parent}/${route.path}` : parent || "/";
}
