import { pathOfEntry, type Locale } from "@wren/domain";
import { contentSlug } from "#app/lib/content-pages.ts";
import type { Crumb } from "#app/lib/content-view.ts";
import { findPage } from "./pages.server.ts";

/** Finds the pages above a path, outermost first: for `/support/kb/nest-full` those at `/support` and `/support/kb`. */
export async function findTrail(pathname: string, locale: Locale): Promise<Crumb[]> {
  const segments = contentSlug(pathname).split("/");
  const above = segments.slice(1).map((_, index) => segments.slice(0, index + 1).join("/"));
  const pages = await Promise.all(above.map((slug) => findPage(slug, locale)));
  return pages.flatMap((page) => (page ? [{ name: page.title, path: pathOfEntry("page", page.slug) }] : []));
}
