import { orderSecretSchema, parseXmr } from "@wren/domain";
import { findOrder } from "#app/cms/orders.server.ts";
import { phaseOf } from "#app/features/monero/monero-view.ts";
import { drawQrCode } from "#app/lib/qr-code.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { moneroUri } from "./monero-view.server.ts";
import type { Route } from "./+types/order-qr";

/** The QR code as a PNG file, because Tor Browser's safest level shows no other kind. */
export async function loader({ url, context }: Route.LoaderArgs) {
  context.get(visitContext).mayBeShared = false;
  const secret = orderSecretSchema.safeParse(url.searchParams.get("order")).data;
  // The amount on the page that shows the code; the next page knows about later payments.
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

/** True when no payment should be sent any more. */
function isOver(phase: ReturnType<typeof phaseOf>): boolean {
  return phase === "ended" || phase === "validated";
}
