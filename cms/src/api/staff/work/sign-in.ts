import type { Core } from "@strapi/strapi";
import { createCounters } from "../../../platform/limits/counters";
import { perStrapi } from "../../../platform/per-strapi";
import { extendService } from "../../../platform/strapi-edges";
import { actorOf, writeAudit } from "./audit";
import { staffUsers, type StaffUser } from "./rows";

type Credentials = { email: string; password: string };
type Checked = [error: null, user: StaffUser | false, info?: { message: string }];
type Auth = { checkCredentials(given: Credentials): Promise<Checked> };

/** Failures that are written for each account; more would only fill the database. */
const WRITTEN_FAILURES = { points: 100, seconds: 60 * 60 };
const countersOf = perStrapi(createCounters);

/** Writes every sign-in of staff to the trail, and the failed ones. */
export function auditSignIns(strapi: Core.Strapi): void {
  extendService<Auth>(strapi, "admin::auth", (auth) => ({
    ...auth,
    async checkCredentials(given) {
      const checked = await auth.checkCredentials(given);
      const [, user] = checked;
      if (user)
        await writeAudit(strapi, { kind: "sign-in", action: "succeeded", actor: actorOf(user), withNetwork: true });
      else await writeFailure(strapi, given.email);
      return checked;
    },
  }));
}

/** Of a name that is nobody's account nothing is kept: it may be a password in the wrong field. */
async function writeFailure(strapi: Core.Strapi, email: string): Promise<void> {
  const user = await staffUsers(strapi).findOne({ where: { email } });
  const key = String(user?.id ?? "nobody");
  if ((await countersOf(strapi).take("audited-sign-in-failures", key, WRITTEN_FAILURES)) !== null) return;
  await writeAudit(strapi, { kind: "sign-in", action: "failed", actor: user && actorOf(user), withNetwork: true });
}
