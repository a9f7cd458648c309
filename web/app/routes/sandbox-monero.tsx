import { orderSecretSchema, SANDBOX_TRANSFERS } from "@wren/domain";
import { data, redirect } from "react-router";
import { z } from "zod";
import { playTransfer } from "#app/cms/monero.server.ts";
import { findOrder } from "#app/cms/orders.server.ts";
import { SandboxMoneroPage } from "#app/features/monero/sandbox-monero-page.tsx";
import { PLAYED_PARAM } from "#app/lib/order-addresses.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { invalidRequest, notFound } from "#app/lib/responses.ts";
import { orderPath } from "#app/visit/payment-redirect.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/sandbox-monero";

/** A wallet does not have the shop's menu. */
export const handle = { hasBareFrame: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.mayBeShared = false;
  const secret = secretIn(url);
  const order = await findOrder(visitorOf(context), { secret, isBack: false });
  // This page does not exist with a real chain, not even a test chain.
  if (order?.payment?.monero?.chain !== "played") throw notFound();
  return {
    number: order.number,
    dueXmr: order.payment.monero.missingXmr,
    transfers: SANDBOX_TRANSFERS,
    orderPage: orderPath(secret, visit.locale),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const transfer = z.enum(SANDBOX_TRANSFERS).safeParse(form.get("transfer")).data;
  if (!transfer) throw invalidRequest();
  const secret = secretIn(url);
  const played = await playTransfer({ secret, visitor: visitorOf(context) }, transfer);
  if (!played.ok) return data({ isRefused: true }, { status: played.code === "service-unavailable" ? 503 : 409 });
  return redirect(`${orderPath(secret, context.get(visitContext).locale)}&${PLAYED_PARAM}=${played.answer}`, 303);
}

export default function SandboxMoneroRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SandboxMoneroPage {...loaderData} isRefused={actionData?.isRefused ?? false} />;
}

function secretIn(url: URL): string {
  const secret = orderSecretSchema.safeParse(url.searchParams.get("order")).data;
  if (!secret) throw notFound();
  return secret;
}
