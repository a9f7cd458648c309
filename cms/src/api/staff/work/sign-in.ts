import type { Core } from "@strapi/strapi";
import { createCounters } from "../../../platform/limits/counters";
import { perStrapi } from "../../../platform/per-strapi";
import { extendService } from "../../../platform/strapi-edges";
import { table } from "../../../platform/rows/table";
import { actorOf } from "../../../platform/desk/current-staff";
import { writeAudit } from "./audit";
import { refuseWeakPassword } from "./password-rule";
import { proveFactor } from "./prove-factor";
import { staffUsers, type StaffUser } from "./rows";

type Credentials = { email: string; password: string };
type Checked = [error: null, user: StaffUser | false, info?: { message: string }];
type Reset = { resetPasswordToken: string; password: string };
type Auth = {
  checkCredentials(given: Credentials): Promise<Checked>;
  resetPassword(given: Reset): Promise<unknown>;
};
type Invitation = { registrationToken: string; userInfo: { password: string; firstname: string; lastname?: string } };
type Users = { register(given: Invitation): Promise<unknown> };
type UserWithTokens = StaffUser & { resetPasswordToken: string | null; registrationToken: string | null };

/** Failures that are written for each account; more would only fill the database. */
const WRITTEN_FAILURES = { points: 100, seconds: 60 * 60 };
const countersOf = perStrapi(createCounters);

/** Asks for the second factor at every call that begins a session of staff, and writes sign-ins to the trail. */
export function guardSignIns(strapi: Core.Strapi): void {
  const users = () => table<UserWithTokens>(strapi, "admin::user");
  // The password is judged first: a code is used up by its first use.
  const proveForPassword = async (user: StaffUser | null, password: string) => {
    if (!user) return;
    refuseWeakPassword(strapi, user, password);
    await proveFactor(strapi, user);
  };
  extendService<Auth>(strapi, "admin::auth", (auth) => ({
    ...auth,
    async checkCredentials(given) {
      const checked = await auth.checkCredentials(given);
      const [, user] = checked;
      if (!user) {
        await writeFailure(strapi, given.email);
        return checked;
      }
      await proveFactor(strapi, user);
      await writeAudit(strapi, { kind: "sign-in", action: "succeeded", actor: actorOf(user), withNetwork: true });
      return checked;
    },
    async resetPassword(given) {
      const { resetPasswordToken, password } = given;
      await proveForPassword(await users().findOne({ where: { resetPasswordToken, isActive: true } }), password);
      return auth.resetPassword(given);
    },
  }));
  extendService<Users>(strapi, "admin::user", (service) => ({
    ...service,
    async register(given) {
      const { registrationToken, userInfo } = given;
      await proveForPassword(await users().findOne({ where: { registrationToken } }), userInfo.password);
      return service.register(given);
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
