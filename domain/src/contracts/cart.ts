import { z } from "zod";
import { CURRENCIES } from "../currency.js";
import { MAX_CART_LINES, MAX_QUANTITY } from "../form-limits.js";
import { SKU_CODE_PATTERN } from "./catalog.js";
import { answeredLineSchema, quotedServiceSchema, SERVICE_PROBLEMS, serviceLinesSchema } from "./services.js";

/** One article in a cart: never a price. */
export const cartLineSchema = z.strictObject({
  sku: z.string().max(64).regex(SKU_CODE_PATTERN),
  quantity: z.int().min(1).max(MAX_QUANTITY),
});

export type CartLine = z.infer<typeof cartLineSchema>;

/** Each article once: two lines of the same one would reserve and price it in two steps. */
export const cartSchema = z
  .array(cartLineSchema)
  .max(MAX_CART_LINES)
  .refine((lines) => new Set(lines.map(({ sku }) => sku)).size === lines.length, "line-twice");

const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** `POST /shop/quote`: the current price of these lines, shipped to this country. */
export const quoteRequestSchema = z.strictObject({
  currency: z.enum(CURRENCIES),
  country: countrySchema.nullable(),
  lines: cartSchema,
  services: serviceLinesSchema.default([]),
});

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

const minor = z.int();

export const quoteLineSchema = z.object({
  sku: z.string(),
  quantity: z.int(),
  productSlug: z.string(),
  /** Both languages are stored with the order: mails use the buyer's, staff their own. */
  name: z.object({ en: z.string(), de: z.string() }),
  variantName: z.object({ en: z.string(), de: z.string() }).nullable(),
  basePriceMinor: minor,
  totalMinor: minor,
});

export type QuoteLine = z.infer<typeof quoteLineSchema>;

/** Problems that keep a line from being ordered as it is. */
export const LINE_PROBLEMS = ["unavailable", "sold-out", "fewer-left"] as const;

/** Answer to `POST /shop/quote`, with the same figures that an order would have. */
export const quoteSchema = z.object({
  currency: z.enum(CURRENCIES),
  /** Lines whose article no longer exists are missing here and named in `problems`. */
  lines: z.array(quoteLineSchema),
  problems: z.array(z.object({ sku: z.string(), problem: z.enum(LINE_PROBLEMS), left: z.int().nonnegative() })),
  /** Unavailable services are missing here and named in `serviceProblems`. */
  services: z.array(quotedServiceSchema),
  serviceProblems: z.array(z.object({ line: answeredLineSchema, problem: z.enum(SERVICE_PROBLEMS) })),
  needsShipping: z.boolean(),
  /** Null while the country is unknown or nothing is shipped. */
  shipping: z
    .object({
      zone: z.string(),
      minor,
      deliveryDaysMin: z.int(),
      deliveryDaysMax: z.int(),
      hasImportFees: z.boolean(),
    })
    .nullable(),
  /** False when a country was given that we do not ship to. */
  isCountryServed: z.boolean(),
  subtotalMinor: minor,
  vatMinor: minor,
  vatBasisPoints: z.int(),
  totalMinor: minor,
});

export type Quote = z.infer<typeof quoteSchema>;
