import { z } from "zod";
import { pictureFileSchema } from "./media.js";
import { richTextSchema } from "./rich-text.js";

/** Paths below `/shop` that the site needs for itself. */
export const RESERVED_PRODUCT_SLUGS = ["checkout", "services", "confirmation"] as const;

export const SKU_CODE_PATTERN = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

const minor = z.int().nonnegative();

/** One thing that can be bought, with its price and stock. Not localized and without drafts: a price holds at once. */
export const skuSchema = z
  .object({
    code: z.string().regex(SKU_CODE_PATTERN),
    /** The product it is a variant of. */
    productSlug: z.string().min(1),
    /** In the address of the product page: `?variant=graphite`. */
    variant: z.string().nullish(),
    variantNameEn: z.string().nullish(),
    variantNameDe: z.string().nullish(),
    picture: pictureFileSchema,
    priceChf: minor,
    priceUsd: minor,
    priceEur: minor,
    stock: z.int(),
    active: z.boolean(),
    /** Where it stands among the product's variants. */
    position: z.int(),
  })
  .transform(({ priceChf, priceUsd, priceEur, variant, variantNameEn, variantNameDe, ...sku }) => ({
    ...sku,
    variant: variant ?? null,
    variantName: variantNameEn && variantNameDe ? { en: variantNameEn, de: variantNameDe } : null,
    prices: { chf: priceChf, usd: priceUsd, eur: priceEur },
  }));

export type Sku = z.infer<typeof skuSchema>;

export const PRODUCT_CATEGORIES = ["device", "accessory"] as const;

/** What an editor wrote about a product, in one language. */
export const productSchema = z.object({
  slug: z.string().min(1),
  name: z.string().min(1),
  tagline: z.string().min(1),
  /** For search engines and shared links. */
  description: z.string().nullish(),
  category: z.enum(PRODUCT_CATEGORIES),
  position: z.int(),
  gallery: z.array(z.object({ image: pictureFileSchema, imageDark: pictureFileSchema, alt: z.string().nullish() })),
  /** What is in the box. */
  box: richTextSchema.nullish(),
  specs: z.array(z.object({ title: z.string().min(1), text: z.string().min(1) })),
  socialImage: pictureFileSchema,
  /** Like a page's: each read by itself. */
  blocks: z.array(z.unknown()),
});

export type ProductEntry = z.infer<typeof productSchema>;

/** Where we send to, for how much, and how long it takes. */
export const shippingZoneSchema = z
  .object({
    name: z.string().min(1),
    /** ISO 3166 codes in capitals. */
    countries: z.array(z.string().length(2)),
    rateChf: minor,
    rateUsd: minor,
    rateEur: minor,
    deliveryDaysMin: z.int().positive(),
    deliveryDaysMax: z.int().positive(),
    /** Whether customs may ask the receiver for more. */
    hasImportFees: z.boolean(),
  })
  .transform(({ rateChf, rateUsd, rateEur, ...zone }) => ({
    ...zone,
    rates: { chf: rateChf, usd: rateUsd, eur: rateEur },
  }));

export type ShippingZone = z.infer<typeof shippingZoneSchema>;

/** The single entry `shop`. */
export const shopSettingsSchema = z.object({
  /** 810 is 8.1 %. */
  vatBasisPoints: z.int().min(0).max(10_000),
});

const rateMinor = z.int().positive().nullable().default(null);

/** What the single entry `shop` says of Monero. */
export const moneroSettingsSchema = z.object({
  /** The price of one XMR in minor units; null where nobody has set one. */
  moneroChf: rateMinor,
  moneroUsd: rateMinor,
  moneroEur: rateMinor,
  moneroRateSetAt: z.coerce.date().nullable().default(null),
  moneroConfirmations: z.int().positive().nullable().default(null),
  moneroSmallUpToXmr: z.coerce.number().nonnegative().nullable().default(null),
  moneroSmallConfirmations: z.int().positive().nullable().default(null),
});

export type MoneroSettings = z.infer<typeof moneroSettingsSchema>;

export type ShopSettings = z.infer<typeof shopSettingsSchema>;
