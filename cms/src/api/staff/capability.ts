import type { Capability } from "../../platform/capability";
import { addAuditDesk } from "./desk";
import { addSecondFactorCalls } from "./second-factor-calls";
import { eraseAudit } from "./work/audit";
import { auditAccounts } from "./work/audited-accounts";
import { auditedContents } from "./work/audited-contents";
import { guardPasswords } from "./work/password-rule";
import { resealSecrets } from "./work/reseal";
import { guardSessions } from "./work/sessions";
import { guardSignIns } from "./work/sign-in";

export const staff: Capability = {
  register(strapi) {
    addAuditDesk(strapi);
    addSecondFactorCalls(strapi);
    auditAccounts(strapi);
    guardPasswords(strapi);
    guardSignIns(strapi);
    guardSessions(strapi);
    strapi.documents.use(auditedContents(strapi));
  },
  prepare: resealSecrets,
  erasers: { "audit-entries": eraseAudit },
};
