import { index, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import type { Locale } from "@wren/domain";
import { CONTENT_PATHS } from "./lib/content-pages.ts";

/** The same files serve both languages; only the ids differ. */
function pagesIn(locale: Locale) {
  return [
    index("routes/content-page.tsx", { id: `${locale}/home` }),
    ...CONTENT_PATHS.map((path) => route(path, "routes/content-page.tsx", { id: `${locale}/${path}` })),
    route("*", "routes/not-found.tsx", { id: `${locale}/not-found` }),
  ];
}

export default [...pagesIn("en"), ...prefix("de", pagesIn("de"))] satisfies RouteConfig;
