import type { Core } from "@strapi/strapi";
import { accountRows } from "../../../platform/rows/account-rows";

const VALID_MS = 24 * 60 * 60 * 1000;

/**
 * Strapi's reset codes never end. An account changes when it gets its code, so its last change tells the age
 * well enough: later changes can only come from a person who is signed in or from staff.
 */
export async function findAccountToReset(strapi: Core.Strapi, code: unknown, now: number): Promise<number | null> {
  if (typeof code !== "string" || !/^\w+$/.test(code)) return null;
  const where = { resetPasswordToken: code, updatedAt: { $gt: new Date(now - VALID_MS) } };
  const account = await accountRows(strapi).findOne({
    where,
  });
  return account?.id ?? null;
}
