import { orderSecretSchema, parseXmr } from "@wren/domain";
import { findOrder } from "#app/cms/orders.server.ts";
import { phaseOf } from "#app/features/monero/monero-view.ts";
import { drawQrCode } from "#app/lib/qr-code.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { moneroUri } from "./monero-view.server.ts";
import type { Route } from "./+types/order-qr";

/** A picture of its own, because no other kind is shown at Tor Browser's safest level. */
export async function loader({ url, context }: Route.LoaderArgs) {
  context.get(visitContext).mayBeShared = false;
  const secret = orderSecretSchema.safeParse(url.searchParams.get("order")).data;
  // The amount of the page that shows it: what has come since then, the next page knows.
  const xmr = url.searchParams.get("xmr") ?? "";
  const isAsked = secret !== undefined && parseXmr(xmr) !== null;
  const order = isAsked ? await findOrder(visitorOf(context), { secret, isBack: false }) : null;
  const payment = order?.payment?.monero;
  if (!payment || isOver(phaseOf(order.state, payment))) return new Response(null, { status: 404 });
  const picture = new Uint8Array(drawQrCode(moneroUri(payment.address, xmr)));
  return new Response(picture, {
    headers: { "Content-Type": "image/png", "Content-Length": String(picture.length) },
  });
}

/** Nobody shall send anything any more. */
function isOver(phase: ReturnType<typeof phaseOf>): boolean {
  return phase === "ended" || phase === "validated";
}
