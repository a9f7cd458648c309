import type { Capability } from "../../platform/capability";
import { sluggedDocuments } from "../../platform/documents/published-slug";
import { fillChecksums } from "./work/fill-checksums";
import { RESOURCE } from "./work/resource-documents";

export const files: Capability = {
  register: (strapi) => strapi.documents.use(sluggedDocuments(strapi, RESOURCE)),
  prepare: fillChecksums,
};
