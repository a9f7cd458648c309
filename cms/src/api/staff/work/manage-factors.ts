import type { Core } from "@strapi/strapi";
import type { ColleagueFactors, SecondFactorOffer, SecondFactorRefusal } from "@wren/domain";
import { fullName } from "../../../platform/desk/staff";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { comparePassword } from "../../../platform/passwords/hashing";
import { inTransaction } from "../../../platform/strapi-edges";
import { actorOf, type NamedUser } from "../../../platform/desk/current-staff";
import { writeAudit } from "./audit";
import { isFactorRequired } from "./required-factor";
import { staffUsers, type StaffUser } from "./rows";
import {
  beginSetUp,
  confirmSetUp,
  countingTries,
  findFactor,
  removeFactor,
  renewRecoveryCodes,
  useCode,
  type CodeCheck,
} from "./second-factor";
import { endSessions } from "./sessions";

type Answer<Told extends object> = Promise<Told | SecondFactorRefusal>;
const DONE = { ok: true } as const;

/** A stolen session alone must not bind the account to a thief's phone, so the password is asked for. */
export async function beginOwn(
  strapi: Core.Strapi,
  userId: number,
  { password, code }: { password: string; code?: string },
): Answer<SecondFactorOffer> {
  const user = await getUser(strapi, userId);
  const checked = await countingTries(strapi, user, { kind: "sign-in", action: "failed" }, () =>
    comparePassword(password, user.password ?? ""),
  );
  if (!checked.ok) return refusalOf(checked, "wrong-password");
  if (await findFactor(strapi, userId)) {
    const used = await useCode(strapi, user, code ?? "");
    if (!used.ok) return refusalOf(used, "wrong-code");
  }
  return beginSetUp(strapi, user);
}

/** Ends the other sessions of this user, which began without the factor. */
export async function confirmOwn(
  strapi: Core.Strapi,
  userId: number,
  { code, sessionId }: { code: string; sessionId: string | undefined },
): Answer<typeof DONE> {
  const checked = await confirmSetUp(strapi, await getUser(strapi, userId), code);
  if (checked === null) return "factor-not-begun";
  if (!checked.ok) return refusalOf(checked, "wrong-code");
  await endSessions(strapi, userId, sessionId);
  return DONE;
}

export async function turnOffOwn(strapi: Core.Strapi, userId: number, code: string): Answer<typeof DONE> {
  if (await isFactorRequired(strapi, userId)) return "factor-is-required";
  const user = await getUser(strapi, userId);
  const used = await useCode(strapi, user, code);
  if (!used.ok) return refusalOf(used, "wrong-code");
  await inTransaction(strapi, async () => {
    await removeFactor(strapi, userId);
    await writeAudit(strapi, { kind: "second-factor", action: "turned-off", actor: actorOf(user) });
  });
  return DONE;
}

export async function renewOwnCodes(
  strapi: Core.Strapi,
  userId: number,
  code: string,
): Answer<{ recoveryCodes: string[] }> {
  const used = await useCode(strapi, await getUser(strapi, userId), code);
  const factor = await findFactor(strapi, userId);
  if (!used.ok) return refusalOf(used, "wrong-code");
  return factor ? { recoveryCodes: await renewRecoveryCodes(strapi, factor) } : "factor-not-begun";
}

export async function listColleagues(strapi: Core.Strapi, ownId: number): Promise<ColleagueFactors> {
  const users = await staffUsers(strapi).findMany({ where: { id: { $ne: ownId } }, orderBy: { firstname: "asc" } });
  const colleagues = users.map(async (user) => ({
    id: user.id,
    name: fullName(user),
    isOn: (await findFactor(strapi, user.id)) !== null,
    isRequired: await isFactorRequired(strapi, user.id),
  }));
  return { colleagues: await Promise.all(colleagues) };
}

/** For a lost phone without recovery codes. All sessions of the colleague end. */
export async function resetColleague(strapi: Core.Strapi, by: NamedUser, userId: number): Promise<StaffOutcome<never>> {
  const user = userId === by.id ? null : await staffUsers(strapi).findOne({ where: { id: userId } });
  if (!user) return { ok: false, refusal: "not-found" };
  return inTransaction(strapi, async () => {
    if (!(await removeFactor(strapi, userId))) return { ok: false, refusal: "not-found" };
    await endSessions(strapi, userId);
    const subject = { subjectId: String(userId), subject: user.email };
    await writeAudit(strapi, { kind: "second-factor", action: "reset", actor: actorOf(by), ...subject });
    return { ok: true };
  });
}

async function getUser(strapi: Core.Strapi, id: number): Promise<StaffUser> {
  const user = await staffUsers(strapi).findOne({ where: { id } });
  if (!user) throw new Error(`There is no user ${String(id)}`);
  return user;
}

function refusalOf(check: CodeCheck & { ok: false }, otherwise: SecondFactorRefusal): SecondFactorRefusal {
  return check.retryAfterSeconds === null ? otherwise : "too-many-codes";
}
