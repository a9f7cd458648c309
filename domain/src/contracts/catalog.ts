import { z } from "zod";
import { pictureFileSchema } from "./media.js";
import { richTextSchema } from "./rich-text.js";

/** Paths below `/shop` that are reserved for the site. */
export const RESERVED_PRODUCT_SLUGS = ["checkout", "services", "confirmation"] as const;

export const SKU_CODE_PATTERN = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

const minor = z.int().nonnegative();

/** One article with its price and stock. Not localized and without drafts: a price applies at once. */
export const skuSchema = z
  .object({
    code: z.string().regex(SKU_CODE_PATTERN),
    /** Slug of the product that it is a variant of. */
    productSlug: z.string().min(1),
    /** Value in the address of the product page: `?variant=graphite`. */
    variant: z.string().nullish(),
    variantNameEn: z.string().nullish(),
    variantNameDe: z.string().nullish(),
    picture: pictureFileSchema,
    priceChf: minor,
    priceUsd: minor,
    priceEur: minor,
    stock: z.int(),
    active: z.boolean(),
    /** Position among the product's variants. */
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

/** Editors' content about a product, in one language. */
export const productSchema = z.object({
  slug: z.string().min(1),
  name: z.string().min(1),
  tagline: z.string().min(1),
  /** For search engines and shared links. */
  description: z.string().nullish(),
  category: z.enum(PRODUCT_CATEGORIES),
  position: z.int(),
  gallery: z.array(z.object({ image: pictureFileSchema, imageDark: pictureFileSchema, alt: z.string().nullish() })),
  /** Contents of the box. */
  box: richTextSchema.nullish(),
  specs: z.array(z.object({ title: z.string().min(1), text: z.string().min(1) })),
  /** Headings between the specifications, each before the row that it names. */
  specGroups: z.array(z.object({ title: z.string().min(1), firstSpec: z.string().min(1) })).nullish(),
  socialImage: pictureFileSchema,
  /** Blocks as on a page: each is parsed by itself. */
  blocks: z.array(z.unknown()),
});

export type ProductEntry = z.infer<typeof productSchema>;

/** Countries of a shipping zone, with price and delivery time. */
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
    /** True when customs may charge the receiver. */
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
  /** Lines beside the button to buy, such as how long one may return it. */
  promises: z.array(z.object({ en: z.string().min(1), de: z.string().min(1) })).default([]),
});

const rateMinor = z.int().positive().nullable().default(null);

/** Monero settings of the single entry `shop`. */
export const moneroSettingsSchema = z.object({
  /** Price of one XMR in minor units; null when none is set. */
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
