import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { crockfordOf, normalizeCrockford, RECOVERY_CODE_COUNT, type SecondFactorOffer } from "@wren/domain";
import { createCounters } from "../../../platform/limits/counters";
import { perStrapi } from "../../../platform/per-strapi";
import { inTransaction } from "../../../platform/strapi-edges";
import { actorOf } from "../../../platform/desk/current-staff";
import { writeAudit } from "./audit";
import { secondFactors, type AuditEntryRow, type SecondFactorRow, type StaffUser } from "./rows";
import { recoveryHashes as hashesOf, seal, unseal } from "./sealed";
import { matchingStep, otpauthUri, SECRET_BYTES, toBase32 } from "./totp";
import { clock } from "../../../platform/process/clock";

const RECOVERY_CODE_LENGTH = 12;
/**
 * Wrong codes of an account from everywhere together. Of a million codes three are right at any time, so a thief with
 * the password needs years. Recovery codes are taken beyond it too: they cannot be guessed, and the owner has some.
 */
const WRONG_TRIES = { points: 10, seconds: 60 * 60 };
const countersOf = perStrapi(createCounters);

/** Line of the audit trail about a wrong try. */
type WrongTry = Pick<AuditEntryRow, "kind" | "action">;
const WRONG_CODE: WrongTry = { kind: "second-factor", action: "wrong-code" };

export type CodeCheck = { ok: true } | { ok: false; retryAfterSeconds: number | null };

/** The factor of a user that is in use; one that was begun and not confirmed is none. */
export async function findFactor(strapi: Core.Strapi, userId: number): Promise<SecondFactorRow | null> {
  return secondFactors(strapi).findOne({ where: { userId, confirmedAt: { $notNull: true } } });
}

/** Makes a secret that counts once its first code is typed. A factor that is in use stays until then. */
export async function beginSetUp(strapi: Core.Strapi, user: StaffUser): Promise<SecondFactorOffer> {
  const secret = randomBytes(SECRET_BYTES);
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(strapi, async () => {
    await secondFactors(strapi).removeMany({ userId: user.id, confirmedAt: null });
    await secondFactors(strapi).create({
      userId: user.id,
      secret: seal(secret, user.id),
      confirmedAt: null,
      lastStep: 0,
      ...recoveryColumns(recoveryCodes, user.id),
    });
  });
  return { secret: toBase32(secret), uri: otpauthUri(secret, user.email), recoveryCodes };
}

/** Confirms what was begun. @returns null when nothing was */
export async function confirmSetUp(strapi: Core.Strapi, user: StaffUser, code: string): Promise<CodeCheck | null> {
  const begun = await secondFactors(strapi).findOne({ where: { userId: user.id, confirmedAt: null } });
  if (!begun) return null;
  return countingTries(strapi, user, WRONG_CODE, async () => {
    const step = matchingStep(unseal(begun.secret, user.id), { code: digitsOf(code), now: clock.now(), lastStep: 0 });
    if (step === null) return false;
    return inTransaction(strapi, async () => {
      await secondFactors(strapi).removeMany({ userId: user.id, confirmedAt: { $notNull: true } });
      const confirmed = { confirmedAt: clock.now(), lastStep: step };
      if ((await secondFactors(strapi).updateMany({ id: begun.id, confirmedAt: null }, confirmed)) !== 1) return false;
      await writeAudit(strapi, { kind: "second-factor", action: "set-up", actor: actorOf(user), withNetwork: true });
      return true;
    });
  });
}

/** Takes a code of the app or a recovery code. Each is taken once. */
export async function useCode(strapi: Core.Strapi, user: StaffUser, code: string): Promise<CodeCheck> {
  const factor = await findFactor(strapi, user.id);
  if (!factor) return { ok: false, retryAfterSeconds: null };
  const digits = digitsOf(code);
  if (!/^\d{6}$/.test(digits)) return useRecoveryCode(strapi, user, { factor, code: normalizeCrockford(code) });
  return countingTries(strapi, user, WRONG_CODE, async () => {
    const { id, secret, lastStep } = factor;
    const step = matchingStep(unseal(secret, user.id), { code: digits, now: clock.now(), lastStep });
    if (step === null) return false;
    return (await secondFactors(strapi).updateMany({ id, lastStep: { $lt: step } }, { lastStep: step })) === 1;
  });
}

export async function renewRecoveryCodes(strapi: Core.Strapi, { id, userId }: SecondFactorRow): Promise<string[]> {
  const codes = newRecoveryCodes();
  await secondFactors(strapi).update(id, recoveryColumns(codes, userId));
  return codes;
}

export async function removeFactor(strapi: Core.Strapi, userId: number): Promise<boolean> {
  return (await secondFactors(strapi).removeMany({ userId })).count > 0;
}

async function useRecoveryCode(
  strapi: Core.Strapi,
  user: StaffUser,
  { factor, code }: { factor: SecondFactorRow; code: string },
): Promise<CodeCheck> {
  const { id, recoveryHashes, recoveryCodesLeft } = factor;
  const used = hashesOf(code, user.id);
  const rest = recoveryHashes.filter((known) => !used.includes(known));
  const isUsed =
    rest.length < recoveryHashes.length &&
    (await secondFactors(strapi).updateMany(
      { id, recoveryCodesLeft },
      { recoveryHashes: rest, recoveryCodesLeft: rest.length },
    )) === 1;
  const action = isUsed ? "recovery-code-used" : "wrong-code";
  await writeAudit(strapi, { kind: "second-factor", action, actor: actorOf(user), withNetwork: true });
  return isUsed ? { ok: true } : { ok: false, retryAfterSeconds: null };
}

/** Counts each try before it is judged, so that many at once are no way around, and gives a right one back. */
export async function countingTries(
  strapi: Core.Strapi,
  user: StaffUser,
  wrong: WrongTry,
  isRight: () => Promise<boolean>,
): Promise<CodeCheck> {
  const counters = countersOf(strapi);
  const key = String(user.id);
  const retryAfterSeconds = await counters.take("second-factor-tries", key, WRONG_TRIES);
  if (retryAfterSeconds !== null) return { ok: false, retryAfterSeconds };
  if (await isRight()) {
    await counters.giveBack("second-factor-tries", key, WRONG_TRIES);
    return { ok: true };
  }
  await writeAudit(strapi, { ...wrong, actor: actorOf(user), withNetwork: true });
  return { ok: false, retryAfterSeconds: null };
}

function digitsOf(code: string): string {
  return code.replace(/\s/g, "");
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    crockfordOf(randomBytes(RECOVERY_CODE_LENGTH)).replace(/(.{4})(?=.)/g, "$1-"),
  );
}

function recoveryColumns(codes: string[], userId: number) {
  const recoveryHashes = codes.map((code) => hashesOf(normalizeCrockford(code), userId)[0]);
  return { recoveryHashes, recoveryCodesLeft: codes.length };
}
