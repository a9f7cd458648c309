import { randomBytes } from "node:crypto";
import type { ChatView } from "@wren/domain";
import type { RouterContextProvider } from "react-router";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { viewChat } from "#app/cms/chat.server.ts";
import { readContactChoices } from "#app/cms/contact.server.ts";
import { findOrder } from "#app/cms/orders.server.ts";
import type { ChatRoomView } from "#app/features/chat/chat-view.ts";
import { readableAddress } from "#app/lib/readable-address.server.ts";
import { ownOrigins } from "#app/visit/own-origin.server.ts";
import { readOrderCookie } from "#app/visit/order-cookie.server.ts";
import { readPhraseCookie } from "#app/visit/phrase.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";

const KEY_BYTES = 16;

/** Idempotency key of the next message, for forms sent without scripts. */
export function makeMessageKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

/** The chat of a signed-in visitor. `none`: nobody is signed in. */
export async function findRoom(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ChatRoomView | "none" | "unavailable"> {
  const visitor = visitorOf(context);
  if (!visitor.account.tokens) return "none";
  const { locale } = context.get(visitContext);
  const [outcome, choices] = await Promise.all([viewChat(visitor), readContactChoices(locale)]);
  if (!outcome.ok) return outcome.code === "signed-out" ? "none" : "unavailable";
  const view = outcome.value;
  const { unconfirmedEmail, supportNumber } = view;
  return {
    view: { ...view, unconfirmedEmail: unconfirmedEmail && readableAddress(unconfirmedEmail) },
    phrase: readPhraseCookie(request, supportNumber),
    supportHours: choices.supportHours,
    offeredOrder: await findOfferedOrder(request, visitor, view),
    ownOrigins: ownOrigins(request.headers.get("Host") ?? undefined),
    key: makeMessageKey(),
  };
}

/** The order that this browser placed last, unless the conversation mentions it. */
async function findOfferedOrder(request: Request, visitor: Visitor, view: ChatView): Promise<string | null> {
  const secret = readOrderCookie(request);
  if (!secret || view.state.isBlocked) return null;
  // It is only an offer: the page is complete without it.
  const order = await findOrder(visitor, { secret, isBack: false }).catch(() => null);
  const isKnown = view.messages.some(({ kind, text }) => kind === "order" && text === order?.number);
  return order && !isKnown ? order.number : null;
}
