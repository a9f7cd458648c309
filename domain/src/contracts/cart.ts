import { z } from "zod";
import { CURRENCIES } from "../currency.js";
import { MAX_CART_LINES, MAX_QUANTITY } from "../form-limits.js";
import { SKU_CODE_PATTERN } from "./catalog.js";
import { quotedServiceSchema, SERVICE_PROBLEMS, serviceLineSchema, serviceLinesSchema } from "./services.js";

/** What a cart holds of one article: never a price. */
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

/** `POST /shop/quote`: what these lines cost right now, sent to this country. */
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
  /** By language: the order keeps both, so that a mail can speak the buyer's and staff their own. */
  name: z.object({ en: z.string(), de: z.string() }),
  variantName: z.object({ en: z.string(), de: z.string() }).nullable(),
  basePriceMinor: minor,
  totalMinor: minor,
});

export type QuoteLine = z.infer<typeof quoteLineSchema>;

/** What keeps a line from being ordered as it is. */
export const LINE_PROBLEMS = ["unavailable", "sold-out", "fewer-left"] as const;

/** The answer to `POST /shop/quote`, the same figures an order would have. */
export const quoteSchema = z.object({
  currency: z.enum(CURRENCIES),
  /** Lines whose article no longer exists are missing here and named in `problems`. */
  lines: z.array(quoteLineSchema),
  problems: z.array(z.object({ sku: z.string(), problem: z.enum(LINE_PROBLEMS), left: z.int().nonnegative() })),
  /** Services that cannot be had are missing here and named in `serviceProblems`. */
  services: z.array(quotedServiceSchema),
  serviceProblems: z.array(z.object({ line: serviceLineSchema, problem: z.enum(SERVICE_PROBLEMS) })),
  needsShipping: z.boolean(),
  /** Null while the country is unknown or nothing is sent. */
  shipping: z
    .object({
      zone: z.string(),
      minor,
      deliveryDaysMin: z.int(),
      deliveryDaysMax: z.int(),
      hasImportFees: z.boolean(),
    })
    .nullable(),
  /** The country was given, and we do not send there. */
  isCountryServed: z.boolean(),
  subtotalMinor: minor,
  vatMinor: minor,
  vatBasisPoints: z.int(),
  totalMinor: minor,
});

export type Quote = z.infer<typeof quoteSchema>;
