import { z } from "zod";
import { CURRENCIES } from "../currency.js";
import { ADDRESS_MAX_LENGTH, ZIP_MAX_LENGTH } from "../form-limits.js";
import { LOCALES } from "../locale.js";
import { PAYMENT_METHODS } from "../payment-method.js";
import { cartSchema } from "./cart.js";
import { isPostcodeOf } from "../postcode.js";
import { withoutUnseen } from "../typed-text.js";
import { emailFieldSchema } from "./email-field.js";
import { serviceLinesSchema } from "./services.js";

// Line breaks and control characters could forge a second line on a label or in a mail. Characters without a glyph, and
// bytes that could not be decoded, would be missing on it.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFD]|(?![\u200C\u200D])\p{Cf}/u;

const line = z
  .string("field-missing")
  .overwrite(withoutUnseen)
  .trim()
  .max(ADDRESS_MAX_LENGTH, "too-long")
  .refine((text) => !CONTROL_CHARACTERS.test(text), "characters-invalid");

const required = line.min(1, "field-missing");

const optional = line.optional().transform((text) => text ?? "");

type Place = { country: string; zip: string };

/** Adds the check that the postcode fits the country, which runs whatever else is wrong. */
export function withPostcodeChecked<Schema extends z.ZodType<Place>>(schema: Schema): Schema {
  return schema.refine(({ country, zip }) => zip === "" || isPostcodeOf(country, zip), {
    path: ["zip"],
    error: "postcode-invalid",
    when: ({ value }) => typeof (value as Partial<Place> | null)?.zip === "string",
  });
}

/** The spec's order address. Issues are codes; `field-missing` is "please fill the field {path}". */
export const shippingAddressSchema = withPostcodeChecked(
  z.object({
    firstName: required,
    lastName: required,
    company: optional,
    street: required,
    additionalAddress: optional,
    zip: required.max(ZIP_MAX_LENGTH, "too-long"),
    city: required,
    state: optional,
    country: z.string("field-missing").regex(/^[A-Z]{2}$/, "field-missing"),
  }),
);

export type ShippingAddress = z.infer<typeof shippingAddressSchema>;

/** 128 bits or more, made by web for each checkout page. It makes an order unique, however often it is sent. */
export const checkoutTokenSchema = z.string().regex(/^[\w-]{22,64}$/);

const checkoutBase = {
  token: checkoutTokenSchema,
  locale: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  lines: cartSchema,
  services: serviceLinesSchema.default([]),
  /** The total that the buyer saw. If the current one differs, nothing is ordered. */
  expectedTotalMinor: z.int().nonnegative(),
  email: emailFieldSchema,
  paymentMethod: z.enum(PAYMENT_METHODS),
  acceptedTerms: z.literal(true),
};

/** `POST /shop/checkout`. The address is null when nothing is shipped: services need only the e-mail address. */
export const checkoutRequestSchema = z
  .strictObject({ ...checkoutBase, address: shippingAddressSchema.nullable() })
  .refine(({ lines, services }) => lines.length + services.length > 0, "no-items");

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** Reasons for refusing a checkout, as `error.message`; the current figures are in `error.details.quote`. */
export const CHECKOUT_REFUSALS = {
  /** The lines changed: sold out, fewer left, withdrawn. */
  "lines-changed": 409,
  "price-changed": 409,
  "country-not-served": 400,
  "address-missing": 400,
  "method-unavailable": 400,
  /** The token has already made an order, from other input. */
  "already-ordered": 409,
  /** The order has ended or its deadline has passed, unpaid. */
  "not-payable": 409,
} as const satisfies Record<string, number>;

export type CheckoutRefusal = keyof typeof CHECKOUT_REFUSALS;

/** Answer to `POST /shop/checkout` and to `POST /shop/orders/pay`. */
export const placedOrderSchema = z.object({
  number: z.string(),
  /** Gives access to the order; the database holds only its hash. */
  secret: z.string(),
  /** Address of the payment page; null when the provider is unreachable, or when the buyer pays on the order page. */
  paymentUrl: z.string().nullable(),
});

export type PlacedOrder = z.infer<typeof placedOrderSchema>;
