import { SECOND_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { addPublishingDesk } from "./desk";
import { carryOutPlans } from "./work/carry-out";
import { publishedDocuments } from "./work/published-documents";

export const publishing: Capability = {
  register(strapi) {
    addPublishingDesk(strapi);
    strapi.documents.use(publishedDocuments(strapi));
  },
  jobs: (strapi) => [
    // Missed times are made up at once after a stop.
    { name: "publication-plans", everyMs: 10 * SECOND_MS, isAtStart: true, run: (now) => carryOutPlans(strapi, now) },
  ],
};
