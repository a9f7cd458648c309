import { mergeCarts, mergeServices, orderSecretSchema, parseTxid } from "@wren/domain";
import { data, redirect } from "react-router";
import { findPaymentMethods } from "#app/cms/checkout.server.ts";
import { findOrder } from "#app/cms/orders.server.ts";
import { ConfirmationHelp } from "#app/features/checkout/confirmation-help.tsx";
import { OrderPage } from "#app/features/checkout/order-page.tsx";
import { CLAIM_FORM } from "#app/features/monero/claim-part.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { CLAIM_PARAM, PLAYED_PARAM, STILL_PARAM } from "#app/lib/order-addresses.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { CHECKOUT_PATH } from "#app/lib/paths.ts";
import { invalidRequest, notFound } from "#app/lib/responses.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import { cartContext, visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { claim, showClaimAgain, showNewQuote } from "./monero-action.server.ts";
import { payAgain } from "./order-action.server.ts";
import { toOrderView } from "./order-view.server.ts";
import { resolvePaymentReturn } from "./payment-return.server.ts";
import type { Route } from "./+types/confirmation";

/** Passes on `Retry-After`, when the action set one. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** The page changes by itself, so that its scripts come at once. */
export const handle = { isLive: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  // The page belongs to one order and one moment.
  visit.mayBeShared = false;
  const visitor = visitorOf(context);
  if (!url.searchParams.has("order")) return resolvePaymentReturn(request, url, { visit, visitor });

  const secret = secretIn(url);
  const [order, payment] = await Promise.all([
    secret ? findOrder(visitor, { secret, isBack: false }) : null,
    findPaymentMethods(),
  ]);
  if (!secret || !order)
    return data({ order: null, help: "unknown" as const, hasLastOrder: false, onionAddress: null }, { status: 404 });
  const isBack = url.searchParams.has("returned");
  const methods = payment?.methods[order.currency] ?? [];
  const facts = { locale: visit.locale, secret, origin: url.origin, isBack, methods, now: new Date() };
  const isClaiming = url.searchParams.has(CLAIM_PARAM);
  const played = parseTxid(url.searchParams.get(PLAYED_PARAM) ?? "");
  const view = toOrderView(order, facts);
  return {
    order: view,
    secret,
    isClaiming,
    played,
    help: null,
    reloadsWithoutScript: view.isWaiting && !isClaiming && !url.searchParams.has(STILL_PARAM),
    pageForm: isClaiming && view.monero ? CLAIM_FORM : null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [form, secret] = [await readForm(request), secretIn(url)];
  if (!secret) throw notFound();
  const visit = context.get(visitContext);
  if (takePreference(form, visit)) return showClaimAgain(form);
  const { locale } = visit;
  const visitor = visitorOf(context);
  switch (form.get("intent")) {
    case "pay":
      return payAgain(form, { secret, locale, visitor });
    case "monero-claim":
      return claim(form, { secret, visitor });
    case "monero-quote":
      return showNewQuote({ secret, visitor }, locale);
    case "again": {
      const order = await findOrder(visitor, { secret, isBack: false });
      if (!order) throw notFound();
      const cart = context.get(cartContext);
      const services = mergeServices(cart.services, order.services);
      cart.store({ lines: mergeCarts(cart.lines, order.lines), services });
      return redirect(localizePath(CHECKOUT_PATH, locale), 303);
    }
    default:
      throw invalidRequest();
  }
}

export default function ConfirmationRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.order) {
    const { help, hasLastOrder, onionAddress } = loaderData;
    return <ConfirmationHelp about={help} {...{ hasLastOrder, onionAddress }} />;
  }
  const { order, secret, isClaiming, played } = loaderData;
  return <OrderPage {...{ order, secret, isClaiming, played }} answer={actionData ?? null} />;
}

function secretIn(url: URL): string | null {
  return orderSecretSchema.safeParse(url.searchParams.get("order")).data ?? null;
}
