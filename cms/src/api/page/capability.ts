import type { Capability } from "../../platform/capability";
import { sluggedDocuments } from "../../platform/documents/published-slug";
import { PAGE } from "./work/page-documents";

export const page: Capability = {
  register: (strapi) => strapi.documents.use(sluggedDocuments(strapi, PAGE)),
};
