import type { Core } from "@strapi/strapi";
import type { KbSearchRequest, SiteHit } from "@wren/domain";
import { perStrapi } from "../../../platform/per-strapi";
import { createFollowedSearch } from "../../../platform/search/followed-search";
import { parseFoundId } from "./found-id";
import { readSite } from "./read-site";

const RESULTS = 20;
const TYPES = ["kb-article", "page", "product", "resource", "service", "support-file"];

/** The search of everything that visitors can open. */
export const siteSearch = perStrapi((strapi) => createFollowedSearch(strapi, { types: TYPES, read: readSite }));

export function findOnSite(strapi: Core.Strapi, request: KbSearchRequest): SiteHit[] {
  const found = siteSearch(strapi).search(request, RESULTS);
  return found.map(({ id, title, excerpt }) => ({ ...parseFoundId(id), title, excerpt }));
}
