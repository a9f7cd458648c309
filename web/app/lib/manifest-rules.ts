import { delocalizePath, localeOfPath, localizePath } from "#app/i18n/path.ts";
import { currentBuildId } from "./new-version.ts";
import { findRouteRule, type RouteRule } from "./route-rules.ts";

let rules: readonly RouteRule[] = [];
let isAskedFor = false;

/**
 * Reads the route rules of this page's build from its manifest, once. Without them the server leads on, which costs one
 * more way; that they could not be had is told to the console only (spec, section 8).
 */
export function fetchRouteRules(): void {
  if (isAskedFor || !import.meta.env.PROD) return; // Only what was built has a manifest.
  isAskedFor = true;
  fetch(`/builds/meta/${currentBuildId()}.json`)
    .then(async (response) => {
      ({ routeRules: rules } = (await response.json()) as { routeRules: readonly RouteRule[] });
    })
    .catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- the spec's place for it
      console.warn("The build's manifest could not be read.", error);
    });
}

/** The target of the route rule for a path: a path of this site or an address outside. Null when no rule fits. */
export function redirectTargetOf(path: string, known = rules): string | null {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const rule = findRouteRule(delocalizePath(pathname), known);
  if (!rule) return null;
  return rule.to.startsWith("/") ? localizePath(rule.to, localeOfPath(pathname)) + rest : rule.to;
}
