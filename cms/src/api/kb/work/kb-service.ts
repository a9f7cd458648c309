import { perStrapi } from "../../../platform/per-strapi";
import { createFollowedSearch } from "../../../platform/search/followed-search";
import { readArticles } from "./read-articles";

/** The search of the knowledge base. */
export const kbService = perStrapi((strapi) =>
  createFollowedSearch(strapi, { types: ["kb-article"], read: readArticles }),
);
