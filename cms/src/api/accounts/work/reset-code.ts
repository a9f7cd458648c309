import type { Core } from "@strapi/strapi";
import { accountRows } from "../../../platform/rows/account-rows";

const VALID_MS = 24 * 60 * 60 * 1000;

/**
 * Finds the account of a reset code and checks its age, because Strapi's codes never expire. Setting the code changes
 * the account, so its last change is close enough: later changes can only come from its signed-in owner or from staff.
 */
export async function findAccountToReset(strapi: Core.Strapi, code: unknown, now: number): Promise<number | null> {
  if (typeof code !== "string" || !/^\w+$/.test(code)) return null;
  const where = { resetPasswordToken: code, updatedAt: { $gt: new Date(now - VALID_MS) } };
  const account = await accountRows(strapi).findOne({
    where,
  });
  return account?.id ?? null;
}
