import { VISITOR_KEY_HEADER } from "@wren/domain";
import { bearerOf, refreshExpiringTokens, type Visitor } from "./accounts.server.ts";
import { backend } from "./backend.server.ts";
import type { BackendCall } from "./client.server.ts";

/**
 * Makes a call that a visitor causes: it carries the bearer of the signed-in visitor (spec, section 6) and counts
 * towards this visitor's limits. Calls whose answers are cached for everybody carry no bearer
 * (docs/decisions/031-whose-call-it-is.md).
 */
export async function callFor(visitor: Visitor, call: Omit<BackendCall, "bearer">) {
  const { account, visitorKey } = visitor;
  await refreshExpiringTokens(account, visitorKey);
  const headers = { ...call.headers, [VISITOR_KEY_HEADER]: visitorKey };
  return backend.call({ ...call, bearer: bearerOf(visitor), headers });
}

/** A visitor without session, for answers that cannot set a cookie and so must not renew a token. */
export function anonymousVisitor(visitorKey: string): Visitor {
  const nothing = () => undefined;
  return { account: { token: null, tokens: null, clear: nothing, store: nothing }, visitorKey };
}
