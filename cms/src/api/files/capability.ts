import type { Capability } from "../../platform/capability";
import { sluggedDocuments } from "../../platform/documents/published-slug";
import { filesContents } from "./content";
import { fillChecksums } from "./work/fill-checksums";
import { RESOURCE } from "./work/resource-documents";

export const files: Capability = {
  contents: filesContents,
  register: (strapi) => strapi.documents.use(sluggedDocuments(strapi, RESOURCE)),
  prepare: fillChecksums,
};
