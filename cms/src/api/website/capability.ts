import type { Capability } from "../../platform/capability";
import { websiteContents } from "./content";
import { addCanaryCalls } from "./desk";
import { canaryFigures } from "./work/canary-state";
import { websiteDocuments } from "./work/website-documents";

export const website: Capability = {
  contents: websiteContents,
  figures: canaryFigures,
  register(strapi) {
    strapi.documents.use(websiteDocuments);
    addCanaryCalls(strapi);
  },
};
