import type { Core } from "@strapi/strapi";
import { fieldText, hash, type Asking } from "./keys";
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

/** Counters of a call. The visitor's comes first: a visitor whom it stops must not use up another person's budget. */
export async function countsOf(
  strapi: Core.Strapi,
  limit: Limit,
  { ctx, visitor }: { ctx: Asking; visitor: string },
): Promise<Count[]> {
  const ofVisitor = { key: visitor, budget: limit.perVisitor, acquaintance: visitor, beyond: "refuse" } as const;
  const counts: Count[] = [{ name: `${limit.call} visitor`, ...ofVisitor }];
  const named = limit.perPair && fieldText(ctx, limit.perPair.field);
  if (limit.perPair && named) {
    const key = hash(`${visitor} ${named}`);
    const { points, seconds } = limit.perPair;
    counts.push({ name: `${limit.call} pair`, key, budget: { points, seconds }, beyond: "refuse", acquaintance: key });
  }
  for (const { field, meaning, beyond = "refuse", ...budget } of [limit.perAccount ?? []].flat()) {
    const text = fieldText(ctx, field);
    if (text === null) continue;
    const key = hash(meaning ? await meaning(strapi, text) : text);
    const name = `${limit.call} ${field} ${beyond}`;
    counts.push({ name, key, budget, beyond, acquaintance: hash(`${visitor} ${key}`) });
  }
  return counts;
}
