import {
  CHECKOUT_REFUSALS,
  checkoutFormSchema,
  checkoutTokenSchema,
  DEFAULT_CURRENCY,
  fitToStock,
  money,
  OTHER_COUNTRY,
  problemWithMethod,
  removeFromCart,
  removeService,
  serviceKey,
  shippedCheckoutFormSchema,
  shippingAddressSchema,
  type CheckoutField,
  type CheckoutRequest,
  type Currency,
  type Money,
  type Quote,
} from "@wren/domain";
import { randomBytes } from "node:crypto";
import { data } from "react-router";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { findQuote, placeOrder, type CheckoutFailure } from "#app/cms/checkout.server.ts";
import type { CheckoutFormResult, CheckoutErrorCode } from "#app/features/checkout/checkout-form-result.ts";
import { hasContradiction, parseForm } from "#app/lib/parse-form.server.ts";
import type { CartCookie } from "#app/visit/cart.server.ts";
import { goToPayment } from "#app/visit/payment-redirect.server.ts";
import { applyPreference, readPreference, type Preference } from "#app/visit/preference.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";
import { readIntent, readQuantities, readTotal, readTyped, type Intent } from "./checkout-fields.server.ts";

type Buyer = { visit: Visit; cart: CartCookie; visitor: Visitor };

type TypedValues = CheckoutFormResult["values"];
type Errors = CheckoutFormResult["errors"];

/** Handles the buttons of the checkout; each submits the whole form. */
export async function handleCheckoutForm(form: FormData, buyer: Buyer) {
  const { cart, visit } = buyer;
  const typed = readTyped(form);
  const preference = readPreference(form);
  const intent = preference && preference !== "invalid" ? preference : readIntent(form);
  const refuseForm = async (code: CheckoutErrorCode) =>
    refuse({ typed, quote: await requote(typed, buyer, false), code, status: 400 });
  if (!intent || hasContradiction(form)) return refuseForm("invalid-request");

  const quantities = readQuantities(cart.lines, form);
  if (!quantities) return refuseForm("quantity-invalid");
  cart.store({ lines: intent.kind === "remove" ? removeFromCart(quantities, intent.sku) : quantities });
  if (intent.kind === "remove-service") cart.store({ services: removeService(cart.services, intent.key) });

  if (intent.kind === "order") return order(form, typed, buyer);
  const news = newsOf(intent);
  const totalBefore = news && moneyOf(readTotal(form), visit.currency);
  if (intent.kind === "switch-chf") applyPreference({ kind: "currency", currency: DEFAULT_CURRENCY }, visit);
  if (intent.kind === "currency" || intent.kind === "language") applyPreference(intent, visit);
  const quote = await requote(typed, buyer, intent.kind === "adjust");
  if (!quote && !cart.isEmpty()) return refuse({ typed, quote, code: "service-unavailable", status: 503 });

  const errors = form.get("wasRefused") === "yes" ? errorsOf(form, quote) : countryErrors(typed, quote);
  // The switch to francs is offered for TWINT, so TWINT is preselected then.
  const values = news === "twint-possible" ? { ...typed, paymentMethod: "twint" } : typed;
  const answer = { values, errors, problem: null, quote, isRefusal: false, news, totalBefore };
  return data(answer satisfies CheckoutFormResult);
}

function moneyOf(minor: number | null, currency: Currency): Money | null {
  return minor === null ? null : money(minor, currency);
}

function newsOf({ kind }: Intent | Preference): CheckoutFormResult["news"] {
  if (kind === "switch-chf") return "twint-possible";
  return kind === "currency" ? "currency-changed" : null;
}

/** Today's quote for the current cart; on request, unavailable articles are removed first. */
async function requote(typed: TypedValues, { cart, visit, visitor }: Buyer, isToFit: boolean): Promise<Quote | null> {
  const ask = () => findQuote(visitor, { currency: visit.currency, country: countryIn(typed), ...contentOf(cart) });
  if (cart.isEmpty()) return null;
  const quote = await ask();
  if (!isToFit || !quote || !hasProblems(quote)) return quote;
  const refused = quote.serviceProblems.map(({ line }) => serviceKey(line));
  const services = cart.services.filter((line) => !refused.includes(serviceKey(line)));
  cart.store({ lines: fitToStock(cart.lines, quote.problems), services });
  return cart.isEmpty() ? null : ask();
}

function contentOf({ lines, services }: CartCookie) {
  return { lines: [...lines], services: [...services] };
}

function hasProblems({ problems, serviceProblems }: Quote): boolean {
  return problems.length + serviceProblems.length > 0;
}

/**
 * Places the order. Nothing is ordered that the buyer has not seen, neither other articles nor another total: the cms
 * refuses it. Only the cms can, because it alone knows whether this form has already placed an order. Then articles may
 * be gone because that order took them, and the answer is that order.
 */
async function order(form: FormData, typed: TypedValues, buyer: Buyer) {
  const { cart, visit, visitor } = buyer;
  if (cart.isEmpty()) return refuse({ typed, quote: null, code: "no-items", status: 409 });
  const quote = await requote(typed, buyer, false);
  if (!quote) return refuse({ typed, quote, code: "service-unavailable", status: 503 });

  const errors = errorsOf(form, quote);
  if (Object.keys(errors).length > 0) return refuse({ typed, quote, errors, status: 400 });
  const { token } = typed;
  // Without a token two clicks would be two orders. The page comes back with a new one.
  if (!token) return refuse({ typed, quote, code: "invalid-request", status: 400 });
  const expectedTotalMinor = readTotal(form);
  if (expectedTotalMinor === null) return refuse({ typed, quote, code: "price-changed", status: 409 });
  const address = cart.lines.length > 0 ? shippingAddressSchema.safeParse(Object.fromEntries(form)).data : null;
  // No article is on sale any more, so the form had no address fields.
  if (address === undefined) return refuse({ typed, quote, code: "lines-changed", status: 409 });

  const request = makeRequest(form, { token, expectedTotalMinor, address }, buyer);
  const outcome = await placeOrder(visitor, request);
  if (!outcome.ok) return refuseByCms(typed, quote, outcome);
  cart.store({ lines: [], services: [] });
  return goToPayment(outcome.order, visit.locale);
}

/** Reads the form as it was sent, because the texts to show again are truncated. */
function makeRequest(
  form: FormData,
  seen: Pick<CheckoutRequest, "token" | "expectedTotalMinor" | "address">,
  { cart, visit }: Buyer,
): CheckoutRequest {
  const { email, paymentMethod } = checkoutFormSchema.parse(Object.fromEntries(form));
  const { locale, currency } = visit;
  return { ...seen, locale, currency, ...contentOf(cart), email, paymentMethod, acceptedTerms: true };
}

function errorsOf(form: FormData, quote: Quote | null): Errors {
  const typed = readTyped(form);
  const parsed = parseForm(quote?.needsShipping === false ? checkoutFormSchema : shippedCheckoutFormSchema, form);
  const errors: Errors = parsed.ok ? {} : parsed.errors;
  return { ...methodErrors(typed, quote), ...countryErrors(typed, quote), ...errors };
}

function countryErrors(typed: TypedValues, quote: Quote | null): Errors {
  const isElsewhere = countryIn(typed) !== null && quote?.needsShipping === true && !quote.isCountryServed;
  return typed.country === OTHER_COUNTRY || isElsewhere ? { country: "country-not-served" } : {};
}

function methodErrors(typed: TypedValues, quote: Quote | null): Errors {
  const method = checkoutFormSchema.shape.paymentMethod.safeParse(typed.paymentMethod).data;
  // While something is unavailable, the total is not the one that will be paid.
  if (!method || !quote || hasProblems(quote)) return {};
  const problem = problemWithMethod(method, money(quote.totalMinor, quote.currency));
  return problem ? { paymentMethod: "method-unavailable" } : {};
}

function countryIn({ country = "" }: TypedValues): string | null {
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

/** Fields at which refusals are shown. */
const FIELD_OF: Partial<Record<CheckoutFailure["code"], CheckoutField>> = {
  "country-not-served": "country",
  "method-unavailable": "paymentMethod",
};

function refuseByCms(typed: TypedValues, seen: Quote, failure: CheckoutFailure) {
  const { code } = failure;
  const quote = "quote" in failure ? (failure.quote ?? seen) : seen;
  const field = FIELD_OF[code];
  if (field) return refuse({ typed, quote, errors: { [field]: code }, status: 400 });
  // The form's token has already placed an order; sending it again means another one.
  const values = code === "already-ordered" ? { ...typed, token: makeToken() } : typed;
  const retryAfterSeconds = code === "too-many-tries" ? failure.retryAfterSeconds : 0;
  return refuse({ typed: values, quote, code, status: statusOf(code), retryAfterSeconds });
}

function statusOf(code: CheckoutFailure["code"]): number {
  if (code === "too-many-tries") return 429;
  if (code === "service-unavailable") return 503;
  return code === "invalid-request" ? 400 : CHECKOUT_REFUSALS[code];
}

type Refused = {
  typed: TypedValues;
  quote: Quote | null;
  errors?: Errors;
  code?: CheckoutErrorCode;
  status: number;
  retryAfterSeconds?: number;
};

function refuse({ typed, quote, errors = {}, code, status, retryAfterSeconds = 0 }: Refused) {
  const problem = code ? { code, waitMinutes: Math.ceil(retryAfterSeconds / 60) } : null;
  const answer = { values: typed, errors, problem, quote, isRefusal: true, news: null, totalBefore: null };
  const headers = retryAfterSeconds > 0 ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return data(answer satisfies CheckoutFormResult, { status, headers });
}

function makeToken(): string {
  return checkoutTokenSchema.parse(randomBytes(16).toString("base64url"));
}
