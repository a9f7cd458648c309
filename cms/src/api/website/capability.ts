import type { Capability } from "../../platform/capability";
import { websiteContents } from "./content";
import { websiteDocuments } from "./work/website-documents";

export const website: Capability = {
  contents: websiteContents,
  register: (strapi) => strapi.documents.use(websiteDocuments),
};
