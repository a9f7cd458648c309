import type { Core } from "@strapi/strapi";

/** So many times in so many seconds. */
export type Budget = { points: number; seconds: number };

/** `refuse-strangers`: whoever got in from the same network before may go on. */
export type Beyond = "refuse" | "refuse-strangers" | "slow";

type PerAccount = Budget & {
  field: string;
  /** What the field's text stands for, where several texts stand for the same. */
  meaning?: (strapi: Core.Strapi, text: string) => Promise<string>;
  /** What happens when the budget is used up; `refuse` unless told. */
  beyond?: Beyond;
};

export type Limit = {
  /** Method and path below `/api`; `*` stands for one part of the path. */
  call: string;
  perVisitor: Budget;
  /** Counts by what stands in this field of the body, so that a new address for each try does not help. */
  perAccount?: PerAccount | readonly PerAccount[];
  /** Only failures count: people who share an address, as in Tor, do not shut each other out. */
  onlyFailures?: true;
};

const limits = new Map<string, Limit>();

/** What is not registered is not limited. The same call again, as in a second Strapi of a test, replaces itself. */
export function registerLimits(more: readonly Limit[]): void {
  for (const limit of more) limits.set(limit.call, limit);
}

/** @param path below `/api`, as `contentApiPath` reads it */
export function findLimit(method: string, path: string): Limit | null {
  const call = `${method === "HEAD" ? "GET" : method} ${path}`;
  return [...limits.values()].find((limit) => toPattern(limit.call).test(call)) ?? null;
}

function toPattern(call: string): RegExp {
  return new RegExp(`^${call.replaceAll("*", "[^/]+")}$`, "i");
}
