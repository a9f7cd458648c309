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

// Line breaks and control characters would forge a second line on a label or in a mail. What has no sign of its own,
// or stands for bytes that nobody could read, would be missing on it.
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

/** For every schema with an address: its postcode fits its country, whatever else is wrong. */
export function withPostcodeChecked<Schema extends z.ZodType<Place>>(schema: Schema): Schema {
  return schema.refine(({ country, zip }) => zip === "" || isPostcodeOf(country, zip), {
    path: ["zip"],
    error: "postcode-invalid",
    when: ({ value }) => typeof (value as Partial<Place> | null)?.zip === "string",
  });
}

/** The spec's order address. Codes, not sentences; `field-missing` is "please fill the field {path}". */
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
  /** What the visitor saw. If today's total differs, nothing is ordered. */
  expectedTotalMinor: z.int().nonnegative(),
  email: emailFieldSchema,
  paymentMethod: z.enum(PAYMENT_METHODS),
  acceptedTerms: z.literal(true),
};

/** `POST /shop/checkout`. The address is null when nothing is sent: services need only the e-mail address. */
export const checkoutRequestSchema = z
  .strictObject({ ...checkoutBase, address: shippingAddressSchema.nullable() })
  .refine(({ lines, services }) => lines.length + services.length > 0, "no-items");

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** Why a checkout was refused, as `error.message`; the figures of today are in `error.details.quote`. */
export const CHECKOUT_REFUSALS = {
  /** The lines changed: sold out, fewer left, withdrawn. */
  "lines-changed": 409,
  "price-changed": 409,
  "country-not-served": 400,
  "address-missing": 400,
  "method-unavailable": 400,
  /** The token has made an order already, from other input. */
  "already-ordered": 409,
  /** It has ended, or its time is over, and nobody has paid. */
  "not-payable": 409,
} as const satisfies Record<string, number>;

export type CheckoutRefusal = keyof typeof CHECKOUT_REFUSALS;

/** The answer to `POST /shop/checkout` and to `POST /shop/orders/pay`. */
export const placedOrderSchema = z.object({
  number: z.string(),
  /** Whoever knows it sees the order; the database holds only its hash. */
  secret: z.string(),
  /** Where the buyer pays; null when the provider cannot be reached now, or the order page itself is the place. */
  paymentUrl: z.string().nullable(),
});

export type PlacedOrder = z.infer<typeof placedOrderSchema>;
