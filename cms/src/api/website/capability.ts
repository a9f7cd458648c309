import type { Capability } from "../../platform/capability";
import { websiteDocuments } from "./work/website-documents";

export const website: Capability = {
  register: (strapi) => strapi.documents.use(websiteDocuments),
};
