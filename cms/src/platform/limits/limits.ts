import type { Core } from "@strapi/strapi";

/** Number of calls in a number of seconds. */
export type Budget = { points: number; seconds: number };

/** `refuse-strangers`: visitors who signed in from the same network before may continue. */
export type Beyond = "refuse" | "refuse-strangers" | "slow";

type PerAccount = Budget & {
  field: string;
  /** Resolves the field's text, when several texts stand for the same account. */
  meaning?: (strapi: Core.Strapi, text: string) => Promise<string>;
  /** Reaction to exceeding the budget; `refuse` by default. */
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
  /** Counts failures only, so that people who share an address, as in Tor, do not lock each other out. */
  onlyFailures?: true;
  /** Beyond the budget only failures are refused: for what cannot be guessed, such as an order's secret. */
  sparesSuccess?: true;
};

const limits = new Map<string, { limit: Limit; pattern: RegExp }>();

/**
 * Registers limits; a call without one is not limited. Registering again, as a second Strapi in one process does,
 * replaces the limit.
 */
export function registerLimits(more: readonly Limit[]): void {
  for (const limit of more) limits.set(limit.call, { limit, pattern: toPattern(limit.call) });
}

/** The calls of all registered limits. */
export const limitedCalls = (): string[] => [...limits.keys()];

/** @param path below `/api`, as `contentApiPath` returns it */
export function findLimit(method: string, path: string): Limit | null {
  const call = `${method === "HEAD" ? "GET" : method} ${path}`;
  for (const { limit, pattern } of limits.values()) if (pattern.test(call)) return limit;
  return null;
}

function toPattern(call: string): RegExp {
  return new RegExp(`^${call.replaceAll("*", "[^/]+")}$`, "i");
}
