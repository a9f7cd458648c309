import type { RouterContextProvider } from "react-router";
import { sessionContext, visitContext } from "./visit.server.ts";
import { visitorKey } from "./visitor-key.server.ts";

/** The visitor as account calls need it: the session, and the key that rate limits count by. */
export function visitorOf(context: Readonly<RouterContextProvider>) {
  const { address } = context.get(visitContext);
  return {
    account: context.get(sessionContext),
    // Made only for those who ask something that is counted.
    get visitorKey() {
      return visitorKey(address());
    },
  };
}
