import { invalidRequest } from "./api-error.mjs";
import { email, flag, integer, list, metadata, object, oneOf, optional, text, webAddress } from "./readers.mjs";

const MINUTE_SECONDS = 60;
const SHORTEST_SECONDS = 30 * MINUTE_SECONDS;
const LONGEST_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** Stripe's smallest and largest charge; the smallest is the same number in all three currencies. */
const LEAST_MINOR = 50;
const MOST_MINOR = 99_999_999;
const TWINT_MOST_MINOR = 500_000;

const currency = oneOf("chf", "eur", "usd");

/** Only the parameters that the shop uses: a new one is refused until somebody has added it here on purpose. */
const readShape = object({
  mode: oneOf("payment"),
  ui_mode: oneOf("hosted_page"),
  currency,
  allowed_payment_method_types: optional(list(oneOf("card", "twint"), { max: 2 })),
  adaptive_pricing: object({ enabled: flag }),
  billing_address_collection: optional(oneOf("auto")),
  phone_number_collection: optional(object({ enabled: flag })),
  line_items: list(
    object({
      quantity: integer({ min: 1, max: 999_999 }),
      price_data: object({
        currency,
        unit_amount: integer({ min: 0, max: MOST_MINOR }),
        tax_behavior: oneOf("inclusive", "exclusive", "unspecified"),
        product_data: object({ name: text({ max: 250 }) }),
      }),
    }),
    { max: 100 },
  ),
  locale: optional(oneOf("auto", "de", "en")),
  customer_email: optional(email),
  client_reference_id: optional(text({ max: 200 })),
  metadata: optional(metadata),
  payment_intent_data: optional(object({ description: optional(text()), metadata: optional(metadata) })),
  success_url: webAddress,
  cancel_url: optional(webAddress),
  expires_at: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
});

/** @typedef {ReturnType<typeof readSessionParams>} SessionParams */

/**
 * @param {import("./form.mjs").Form} form
 * @param {number} nowSeconds
 */
export function readSessionParams(form, nowSeconds) {
  if ("payment_method_types" in form) {
    const message = "`payment_method_types` was removed. Use `allowed_payment_method_types` instead.";
    throw invalidRequest(message, { param: "payment_method_types", code: "parameter_unknown" });
  }
  const params = readShape(form, "");
  requireOneCurrency(params);
  requireExpiry(params.expires_at - nowSeconds);
  const totalMinor = params.line_items.reduce((sum, line) => sum + line.quantity * line.price_data.unit_amount, 0);
  requireChargeable(totalMinor);
  return { ...params, totalMinor, methods: methodsFor(params, totalMinor) };
}

/** @param {ReturnType<typeof readShape>} params */
function requireOneCurrency({ currency, line_items }) {
  const other = line_items.findIndex((line) => line.price_data.currency !== currency);
  if (other === -1) return;
  throw invalidRequest("All line items must have the session's currency.", {
    param: `line_items[${other}][price_data][currency]`,
  });
}

/** @param {number} seconds from now */
function requireExpiry(seconds) {
  if (seconds < SHORTEST_SECONDS) {
    throw invalidRequest("`expires_at` must be at least 30 minutes from Checkout Session creation.", {
      param: "expires_at",
    });
  }
  if (seconds > LONGEST_SECONDS) {
    throw invalidRequest("`expires_at` must be less than 24 hours from Checkout Session creation.", {
      param: "expires_at",
    });
  }
}

/** @param {number} totalMinor */
function requireChargeable(totalMinor) {
  if (totalMinor < LEAST_MINOR) {
    throw invalidRequest("The total must be at least 0.50.", { param: "line_items", code: "amount_too_small" });
  }
  if (totalMinor > MOST_MINOR) {
    throw invalidRequest("The total must be at most 999999.99.", { param: "line_items", code: "amount_too_large" });
  }
}

/**
 * Methods that the page offers: those that can take this amount and pass the filter.
 * @param {ReturnType<typeof readShape>} params
 * @param {number} totalMinor
 */
function methodsFor({ currency, allowed_payment_method_types: filter }, totalMinor) {
  const takesTwint = currency === "chf" && totalMinor <= TWINT_MOST_MINOR;
  const methods = (takesTwint ? ["card", "twint"] : ["card"]).filter(
    (method) => !filter || filter.some((one) => one === method),
  );
  if (methods.length === 0) {
    throw invalidRequest("No valid payment method types for this Checkout Session.", {
      param: "allowed_payment_method_types",
    });
  }
  return methods;
}
