import type { RouterContextProvider } from "react-router";
import { sessionContext, visitContext } from "./visit.server.ts";
import { visitorKey } from "./visitor-key.server.ts";

/** The visitor for calls to the cms: the session, and the key by which rate limits count. */
export function visitorOf(context: Readonly<RouterContextProvider>) {
  const { address } = context.get(visitContext);
  return {
    account: context.get(sessionContext),
    // Computed only when a call is counted.
    get visitorKey() {
      return visitorKey(address());
    },
  };
}
