import { VISITOR_KEY_HEADER } from "@wren/domain";
import { freshenTokens, type Visitor } from "./accounts.server.ts";
import { backend } from "./backend.server.ts";
import type { BackendCall } from "./client.server.ts";

/**
 * A call that a visitor causes: it carries the bearer of whoever is signed in (spec, section 6), and limits count it for
 * this visitor. Questions whose answers are held for everybody are nobody's (docs/decisions/031-whose-call-it-is.md).
 */
export async function callFor(visitor: Visitor, call: Omit<BackendCall, "bearer">) {
  const { account, visitorKey } = visitor;
  await freshenTokens(account, visitorKey);
  return backend.call({ ...call, bearer: account, headers: { ...call.headers, [VISITOR_KEY_HEADER]: visitorKey } });
}

/** Somebody whose session does not matter. Where no answer can set a cookie, no token may be renewed either. */
export function withoutAccount(visitorKey: string): Visitor {
  const nothing = () => undefined;
  return { account: { token: null, tokens: null, clear: nothing, store: nothing }, visitorKey };
}
