import { delocalizePath, localeOfPath, localizePath } from "#app/i18n/path.ts";
import { currentBuildId } from "./new-version.ts";
import { findRouteRule, type RouteRule } from "./route-rules.ts";

let rules: readonly RouteRule[] = [];
let isAskedFor = false;

/**
 * Reads the route rules from the manifest of this page's build, once. Without them the server redirects, which costs
 * one more round trip; a failure is only logged to the console (spec, section 8).
 */
export function fetchRouteRules(): void {
  if (isAskedFor || !import.meta.env.PROD) return; // Only a production build has a manifest.
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

/** The target of the route rule for a path, on this site or outside; null without a matching rule. */
export function redirectTargetOf(path: string, known = rules): string | null {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const rule = findRouteRule(delocalizePath(pathname), known);
  if (!rule) return null;
  return rule.to.startsWith("/") ? localizePath(rule.to, localeOfPath(pathname)) + rest : rule.to;
}
