import type { Capability } from "../../platform/capability";
import { sluggedDocuments } from "../../platform/documents/published-slug";
import { componentLabels, pageContents } from "./content";
import { addBlocksDesk } from "./desk";
import { PAGE } from "./work/page-documents";

export const page: Capability = {
  contents: pageContents,
  componentLabels,
  register(strapi) {
    addBlocksDesk(strapi);
    strapi.documents.use(sluggedDocuments(strapi, PAGE));
  },
};
