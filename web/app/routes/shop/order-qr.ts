import { orderSecretSchema } from "@wren/domain";
import { findOrder } from "#app/cms/orders.server.ts";
import { phaseOf } from "#app/features/monero/monero-view.ts";
import { drawQrCode } from "#app/lib/qr-code.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { moneroUri } from "./monero-view.server.ts";
import type { Route } from "./+types/order-qr";

/** A picture of its own, because no other kind is shown at Tor Browser's safest level. */
export async function loader({ url, context }: Route.LoaderArgs) {
  context.get(visitContext).mayBeKept = false;
  const secret = orderSecretSchema.safeParse(url.searchParams.get("order")).data;
  const order = secret ? await findOrder(visitorOf(context).visitorKey, { secret, isBack: false }) : null;
  const payment = order?.payment?.monero;
  if (!payment || phaseOf(order.state, payment) !== "pay") return new Response(null, { status: 404 });
  const picture = new Uint8Array(drawQrCode(moneroUri(payment)));
  return new Response(picture, {
    headers: { "Content-Type": "image/png", "Content-Length": String(picture.length) },
  });
}
