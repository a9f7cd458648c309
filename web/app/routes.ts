import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import type { Locale } from "@wren/domain";
import { CONTENT_PATHS } from "./lib/content-pages.ts";

/** The same files serve both languages; only the ids differ. */
function pagesIn(locale: Locale) {
  const pages = [
    index("routes/content-page.tsx", { id: `${locale}/home` }),
    ...CONTENT_PATHS.map((path) => route(path, "routes/content-page.tsx", { id: `${locale}/${path}` })),
    route("maintenance", "routes/maintenance.tsx", { id: `${locale}/maintenance` }),
    route("*", "routes/not-found.tsx", { id: `${locale}/not-found` }),
  ];
  return [layout("routes/page-boundary.tsx", { id: `${locale}/boundary` }, pages)];
}

export default [
  route("preferences", "routes/preferences.tsx"),
  ...pagesIn("en"),
  ...prefix("de", pagesIn("de")),
] satisfies RouteConfig;
