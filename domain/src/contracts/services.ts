import { z } from "zod";
import { CURRENCIES } from "../currency.js";
import { MAX_CART_SERVICES } from "../form-limits.js";
import { parseIdentifier, SERVICE_IDENTIFIERS } from "../identifier.js";
import { pictureFileSchema } from "./media.js";
import { SERVICE_REFUSALS, serviceChoiceSchema, servicePriceSchema } from "./service-arithmetic.js";

/** The two services; their names and descriptions are content. */
export const SERVICE_KINDS = ["extension", "renewal"] as const;

export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Editors' content about a service, in one language. */
export const serviceSchema = z.object({
  slug: z.string().min(1),
  name: z.string().min(1),
  kind: z.enum(SERVICE_KINDS),
  tagline: z.string().min(1),
  description: z.string().nullish(),
  position: z.int(),
  socialImage: pictureFileSchema,
  /** Blocks as on a page: each is parsed by itself. */
  blocks: z.array(z.unknown()),
});

export type ServiceEntry = z.infer<typeof serviceSchema>;

const minor = z.int().nonnegative();

/** One line of the price list: a size of storage for a year, or a number of months of the plan. */
export const tariffSchema = z
  .object({
    kind: z.enum(["storage", "renewal"]),
    /** Gigabytes, or months. */
    amount: z.int().positive(),
    priceChf: minor,
    priceUsd: minor,
    priceEur: minor,
    discountPercent: z.int().min(0).max(100),
  })
  .transform(({ priceChf, priceUsd, priceEur, ...tariff }) => ({
    ...tariff,
    prices: { chf: priceChf, usd: priceUsd, eur: priceEur },
  }));

export type Tariff = z.infer<typeof tariffSchema>;

/** An identifier as it is printed: web has normalised what was typed and checked its check character. */
export const serviceIdentifierSchema = z
  .string()
  .max(20)
  .refine((text) => parseIdentifier(text, SERVICE_IDENTIFIERS)?.identifier === text);

const [renewalChoice, extensionChoice] = serviceChoiceSchema.options;

/** A service in the cart: its subscription and the choice. Never a price. */
export const serviceLineSchema = z.discriminatedUnion("service", [
  renewalChoice.extend({ identifier: serviceIdentifierSchema }),
  extensionChoice.extend({ identifier: serviceIdentifierSchema }),
]);

export type ServiceLine = z.infer<typeof serviceLineSchema>;

const [renewalLine, extensionLine] = serviceLineSchema.options;

/** The same in an answer, which a newer cms may give more keys. */
export const answeredLineSchema = z.discriminatedUnion("service", [renewalLine.strip(), extensionLine.strip()]);

export const serviceLinesSchema = z.array(serviceLineSchema).max(MAX_CART_SERVICES);

const isoDay = z.iso.date();

const subscriptionFacts = z.object({ endsOn: isoDay, quotaGb: z.int() });

/** A service in a quote and on an order, with the calculation of its price and its effect on the subscription. */
export const quotedServiceSchema = z.object({
  line: answeredLineSchema,
  name: z.object({ en: z.string(), de: z.string() }),
  slug: z.string(),
  price: servicePriceSchema,
  before: subscriptionFacts,
  after: subscriptionFacts,
});

export type QuotedService = z.infer<typeof quotedServiceSchema>;

/** Problems that keep a service from being ordered as it is. */
export const SERVICE_PROBLEMS = [...SERVICE_REFUSALS, "unknown-identifier", "unavailable"] as const;

export type ServiceProblem = (typeof SERVICE_PROBLEMS)[number];

/**
 * `POST /shop/services/look-up`: rate-limited, so that nobody finds subscriptions by trying. 404 when there is none.
 */
export const subscriptionLookUpSchema = z.strictObject({ identifier: serviceIdentifierSchema });

/** `POST /shop/services/offers`: services for a subscription that was looked up before. */
export const serviceOffersRequestSchema = z.strictObject({
  identifier: serviceIdentifierSchema,
  currency: z.enum(CURRENCIES),
});

export type ServiceOffersRequest = z.infer<typeof serviceOffersRequestSchema>;

/** Offers for a subscription, without anything about its owner. */
export const serviceOffersSchema = z.object({
  identifier: z.string(),
  startsOn: isoDay,
  endsOn: isoDay,
  daysLeft: z.int().nonnegative(),
  quotaGb: z.int(),
  today: isoDay,
  renewals: z.array(z.object({ months: z.int(), newEnd: isoDay, price: servicePriceSchema })),
  extensions: z.array(z.object({ quotaGb: z.int(), price: servicePriceSchema })),
  /** Reason why no extension is offered. */
  extensionRefusal: z.enum(["expired", "nothing-larger"]).nullable(),
});

export type ServiceOffers = z.infer<typeof serviceOffersSchema>;
