import type { Capability } from "../../platform/capability";
import { siteSearch } from "./work/site-search";

/** Many Tor users share an address. */
const SEARCHES = { points: 100, seconds: 10 * 60 };

export const search: Capability = {
  limits: [{ call: "POST /search", perVisitor: SEARCHES }],
  start: (strapi) => siteSearch(strapi).start(),
  stop: (strapi) => siteSearch(strapi).stop(),
};
