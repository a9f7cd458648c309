import { LIMITS, type Limit } from "./limits";

const PATTERNS = LIMITS.map((limit) => ({ limit, pattern: toPattern(limit.call) }));

/** @param path below `/api`, as `contentApiPath` reads it */
export function findLimit(method: string, path: string): Limit | null {
  const call = `${method === "HEAD" ? "GET" : method} ${path}`;
  return PATTERNS.find(({ pattern }) => pattern.test(call))?.limit ?? null;
}

function toPattern(call: string): RegExp {
  return new RegExp(`^${call.replaceAll("*", "[^/]+")}$`, "i");
}
