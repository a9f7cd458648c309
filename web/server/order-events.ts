import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { orderSecretSchema, orderTopic } from "@wren/domain";
import { ORDER_EVENTS_PATH } from "#app/lib/order-addresses.ts";
import type { EventStreams } from "./event-streams.ts";
import { refuseWithStatus, type Refuse } from "./refusal.ts";

type Options = {
  streams: EventStreams;
  /** True while the connection to the cms's events is open. */
  isListening: () => boolean;
  /** Key by which limits count this visitor. */
  visitorOf: (request: IncomingMessage) => string;
  isOrder: (visitor: string, secret: string) => Promise<boolean>;
  refuse?: Refuse;
};

/** `/shop/confirmation/events?order=…`: tells an order's page to refresh. */
export function createOrderEvents({ streams, isListening, visitorOf, isOrder, refuse = refuseWithStatus }: Options) {
  /** @returns the status to answer with instead of a stream; null when there is one */
  async function listen(request: IncomingMessage, response: ServerResponse, search: string): Promise<number | null> {
    if (request.method !== "GET") return 405;
    // A page without a stream must poll.
    if (!isListening()) return 503;
    const secret = orderSecretSchema.safeParse(new URLSearchParams(search).get("order")).data;
    const visitor = visitorOf(request);
    if (!secret || !(await isOrder(visitor, secret))) return 404;
    const topic = orderTopic(createHash("sha256").update(secret).digest("base64url"));
    return streams.open(response, { topic, visitor }) ? null : 429;
  }

  return {
    /** Answers requests for the stream; returns false for any other address. */
    async send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [pathname, search = ""] = (request.url ?? "").split("?", 2);
      if (pathname !== ORDER_EVENTS_PATH) return false;
      const refusal = await listen(request, response, search).catch(() => 503);
      if (refusal !== null) await refuse(request, response, refusal);
      return true;
    },
  };
}
