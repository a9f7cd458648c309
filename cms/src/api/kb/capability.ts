import type { Capability } from "../../platform/capability";
import { sluggedDocuments } from "../../platform/documents/published-slug";
import { TRIES } from "../../platform/limits/budgets";
import { kbContents } from "./content";
import { KB_ARTICLE } from "./work/kb-article-documents";
import { kbService } from "./work/kb-service";

/** Many Tor users share an address. */
const SEARCHES = { points: 100, seconds: 10 * 60 };
const KEYSTROKES = { points: 600, seconds: 10 * 60 };

export const kb: Capability = {
  contents: kbContents,
  register: (strapi) => strapi.documents.use(sluggedDocuments(strapi, KB_ARTICLE)),
  limits: [
    { call: "POST /kb/search", perVisitor: SEARCHES },
    { call: "POST /kb/suggestions", perVisitor: KEYSTROKES },
    { call: "POST /kb/votes", perVisitor: TRIES },
  ],
  start: (strapi) => kbService(strapi).start(),
  stop: (strapi) => kbService(strapi).stop(),
};
