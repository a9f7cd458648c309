import { LIMITS, type Limit } from "./limits";

const PATTERNS = LIMITS.map((limit) => ({ limit, pattern: toPattern(limit.call) }));

/** @param path below `/api`. The router ignores case and slashes at the end, so we do too. */
export function findLimit(method: string, path: string): Limit | null {
  const call = `${method === "HEAD" ? "GET" : method} ${path.replace(/\/+$/, "")}`;
  return PATTERNS.find(({ pattern }) => pattern.test(call))?.limit ?? null;
}

function toPattern(call: string): RegExp {
  return new RegExp(`^${call.replaceAll("*", "[^/]+")}$`, "i");
}
