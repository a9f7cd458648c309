import type { Core } from "@strapi/strapi";

/** So many times in so many seconds. */
export type Budget = { points: number; seconds: number };

/** `refuse-strangers`: whoever got in from the same network before may go on. */
export type Beyond = "refuse" | "refuse-strangers" | "slow";

type PerAccount = Budget & {
  field: string;
  /** Translates the field's text, where several texts stand for the same account. */
  meaning?: (strapi: Core.Strapi, text: string) => Promise<string>;
  /** Beyond the budget; `refuse` unless told. */
  beyond?: Beyond;
};

export type Limit = {
  /** Method and path below `/api`; `*` stands for one part of the path. */
  call: string;
  perVisitor: Budget;
  /** Counts by visitor and what stands in this field together: a stranger's failures are not the owner's. */
  perPair?: Budget & { field: string };
  /** Counts by what stands in this field of the body, so that a new address for each try does not help. */
  perAccount?: PerAccount | readonly PerAccount[];
  /** Only failures count: people who share an address, as in Tor, do not shut each other out. */
  onlyFailures?: true;
  /** Beyond the budget only failures are refused: for what cannot be guessed, such as an order's secret. */
  sparesSuccess?: true;
};

const limits = new Map<string, { limit: Limit; pattern: RegExp }>();

/** A call without a limit is not limited. Registered again, as by a second Strapi in one process, a limit is replaced. */
export function registerLimits(more: readonly Limit[]): void {
  for (const limit of more) limits.set(limit.call, { limit, pattern: toPattern(limit.call) });
}

/** @param path below `/api`, as `contentApiPath` reads it */
export function findLimit(method: string, path: string): Limit | null {
  const call = `${method === "HEAD" ? "GET" : method} ${path}`;
  for (const { limit, pattern } of limits.values()) if (pattern.test(call)) return limit;
  return null;
}

function toPattern(call: string): RegExp {
  return new RegExp(`^${call.replaceAll("*", "[^/]+")}$`, "i");
}
