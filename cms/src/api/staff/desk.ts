import type { Core } from "@strapi/strapi";
import { auditQuerySchema } from "@wren/domain";
import { addDesk } from "../../platform/desk/add-desk";
import { parseBody } from "../../platform/http/parse-body";
import { listAudit } from "./work/audit";

/** The admin's page "Audit trail": it reads, and nothing writes but the cms itself. */
export function addAuditDesk(strapi: Core.Strapi): void {
  addDesk(strapi, {
    name: "audit",
    displayName: "Read the audit trail",
    calls: {
      "GET /list": async (ctx) => {
        ctx.body = await listAudit(strapi, parseBody(auditQuerySchema, ctx.query));
      },
    },
  });
}
