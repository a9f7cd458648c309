import { randomBytes } from "node:crypto";
import type { Currency, Locale, Quote } from "@wren/domain";
import { data } from "react-router";
import { findPriceTerms, nameArticles, pictureArticles } from "#app/cms/catalog.server.ts";
import { findPaymentMethods, findQuote } from "#app/cms/checkout.server.ts";
import { listShippingCountries } from "#app/cms/shipping.server.ts";
import { CHECKOUT_FORM } from "#app/features/checkout/checkout-form.tsx";
import { CheckoutPage, EmptyCheckout } from "#app/features/checkout/checkout-page.tsx";
import type { CheckoutView } from "#app/features/checkout/checkout-view.ts";
import { nameCountries } from "#app/lib/country-names.server.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { useFreshOnReturn } from "#app/lib/use-fresh-on-return.ts";
import { readOrderCookie } from "#app/visit/order-cookie.server.ts";
import { cartContext, visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { handleCheckoutForm } from "./checkout-action.server.ts";
import type { Route } from "./+types/checkout";

/** Passes on `Retry-After`, when the action or the loader set one. */
export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
}

/** The page changes by itself, so that its scripts come at once. */
export const handle = { isLive: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { locale, currency } = visit;
  const cart = context.get(cartContext);
  if (cart.isEmpty()) return { view: null, hasLastOrder: readOrderCookie(request) !== null, pageForm: null };

  visit.browserCopy = "form";
  const codes = await listShippingCountries().catch(() => []);
  const country = likelyCountry(currency, codes);
  const [quote, payment] = await Promise.all([
    findQuote(visitorOf(context), { currency, country, lines: [...cart.lines], services: [...cart.services] }),
    findPaymentMethods(),
  ]);
  const [goneNames, pictures, terms] = await Promise.all([
    nameGone(quote, locale),
    pictureArticles(
      cart.lines.map(({ sku }) => sku),
      locale,
    ).catch(() => ({})),
    findPriceTerms({ locale, currency }).catch(() => null),
  ]);
  const view: CheckoutView = {
    quote,
    goneNames,
    pictures,
    promises: terms?.promises ?? [],
    countries: nameCountries(codes, locale),
    country: country ?? "",
    methods: payment?.methods[currency] ?? ["card"],
    isTest: payment?.isTest ?? false,
    token: randomBytes(16).toString("base64url"),
  };
  const init = quote ? {} : { status: 503, headers: { "Retry-After": "30" } };
  return data({ view, hasLastOrder: false, pageForm: quote && CHECKOUT_FORM }, init);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [visit, cart] = [context.get(visitContext), context.get(cartContext)];
  return handleCheckoutForm(form, { visit, cart, visitor: visitorOf(context) });
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view, hasLastOrder } = loaderData;
  useFreshOnReturn();
  if (!view) return <EmptyCheckout hasLastOrder={hasLastOrder} />;
  return <CheckoutPage view={view} answer={actionData ?? null} />;
}

/** Names of articles that are no longer sold: the quote has no line for them, but the catalogue may know them. */
async function nameGone(quote: Quote | null, locale: Locale): Promise<Record<string, string>> {
  const gone = quote?.problems.filter(({ problem }) => problem === "unavailable") ?? [];
  if (gone.length === 0) return {};
  const codes = gone.map(({ sku }) => sku);
  return nameArticles(codes, locale).catch(() => ({}));
}

/** Switzerland for visitors who pay in francs. No other country is guessed, because a wrong one costs a parcel. */
function likelyCountry(currency: Currency, served: readonly string[]): string | null {
  return currency === "chf" && served.includes("CH") ? "CH" : null;
}
