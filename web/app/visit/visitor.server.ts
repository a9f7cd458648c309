import type { RouterContextProvider } from "react-router";
import { sessionContext, visitContext } from "./visit.server.ts";
import { visitorKey } from "./visitor-key.server.ts";

/** Who asks, as the account calls need to know it: the session, and what rate limits count by. */
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
