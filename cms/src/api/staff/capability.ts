import type { Capability } from "../../platform/capability";
import { addAuditDesk } from "./desk";
import { eraseAudit } from "./work/audit";
import { auditAccounts } from "./work/audited-accounts";
import { auditedContents } from "./work/audited-contents";
import { auditSignIns } from "./work/sign-in";

export const staff: Capability = {
  register(strapi) {
    addAuditDesk(strapi);
    auditAccounts(strapi);
    auditSignIns(strapi);
    strapi.documents.use(auditedContents(strapi));
  },
  erasers: { "audit-entries": eraseAudit },
};
