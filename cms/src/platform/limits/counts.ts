import type { Core } from "@strapi/strapi";
import { fieldText, hash, visitorKey, type Asking } from "./keys";
import type { Beyond, Budget, Limit } from "./limits";

/** One budget that a call draws from. */
export type Count = {
  name: string;
  key: string;
  budget: Budget;
  beyond: Beyond;
  /** Key for this visitor with this account. */
  acquaintance: string;
};

/**
 * Budgets that a call draws from. The visitor's own comes first: a visitor stopped by it must not use up another
 * person's.
 */
export async function countsOf(strapi: Core.Strapi, limit: Limit, ctx: Asking): Promise<Count[]> {
  const visitor = visitorKey(ctx);
  const ofVisitor = { key: visitor, budget: limit.perVisitor, acquaintance: visitor, beyond: "refuse" } as const;
  const counts: Count[] = [{ name: `${limit.call} visitor`, ...ofVisitor }];
  for (const { field, meaning, beyond = "refuse", ...budget } of [limit.perAccount ?? []].flat()) {
    const text = fieldText(ctx, field);
    if (text === null) continue;
    const key = hash(meaning ? await meaning(strapi, text) : text);
    const name = `${limit.call} ${field} ${beyond}`;
    counts.push({ name, key, budget, beyond, acquaintance: hash(`${visitor} ${key}`) });
  }
  return counts;
}
