import { z } from "zod";
import { pictureFileSchema } from "./media.js";
import { richTextSchema } from "./rich-text.js";

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? null);

const linkSchema = z.object({
  label: z.string().min(1),
  /** A path of this site without language prefix (`/shop`), or a full https address. */
  target: z.string().min(1),
});

const pictureFieldsSchema = z.object({
  image: pictureFileSchema,
  /** Shown instead of `image` on a dark page. */
  imageDark: pictureFileSchema,
  alt: z
    .string()
    .nullish()
    .transform((alt) => alt ?? ""),
});

/** Null also when the file is gone from the media library: a page without a picture beats no page. */
const pictureSchema = pictureFieldsSchema
  .nullish()
  .transform((picture) => (picture?.image ? { ...picture, image: picture.image } : null));

const headingAndTextSchema = z.object({ title: z.string().min(1), text: z.string().min(1) });

const heroBlockSchema = z.object({
  __component: z.literal("blocks.hero"),
  title: z.string().min(1),
  text: z.string().min(1),
  picture: pictureSchema,
  /** `cutout` is an object on a transparent background, with room around it for its shadow. */
  pictureStyle: z.enum(["framed", "cutout"]),
  actions: z.array(linkSchema),
  /** Follows the price of the cheapest phone; without it the hero shows no price. */
  priceNote: optionalText,
});

const factLineBlockSchema = z.object({
  __component: z.literal("blocks.fact-line"),
  facts: z.array(headingAndTextSchema).min(1),
});

const textBlockSchema = z.object({
  __component: z.literal("blocks.text"),
  heading: optionalText,
  body: richTextSchema,
  /** Sets it apart as something to read first. */
  isNotice: z
    .boolean()
    .nullish()
    .transform((isNotice) => isNotice ?? null),
});

const tableBlockSchema = z.object({
  __component: z.literal("blocks.table"),
  /** Without one the table belongs to the block before it. */
  heading: optionalText,
  intro: optionalText,
  firstColumn: z.string().min(1),
  secondColumn: z.string().min(1),
  /** Without one the table has two columns. */
  thirdColumn: optionalText,
  rows: z.array(z.object({ first: z.string().min(1), second: z.string().min(1), third: optionalText })).min(1),
});

const featureGridBlockSchema = z.object({
  __component: z.literal("blocks.feature-grid"),
  heading: z.string().min(1),
  intro: optionalText,
  features: z.array(headingAndTextSchema).min(1),
});

const imageTextBlockSchema = z.object({
  __component: z.literal("blocks.image-text"),
  heading: z.string().min(1),
  body: richTextSchema,
  picture: pictureSchema,
  pictureSide: z.enum(["left", "right"]),
  action: linkSchema.nullish().transform((action) => action ?? null),
});

const stepsBlockSchema = z.object({
  __component: z.literal("blocks.steps"),
  heading: z.string().min(1),
  steps: z.array(headingAndTextSchema).min(1),
});

const quoteBlockSchema = z.object({
  __component: z.literal("blocks.quote"),
  text: z.string().min(1),
  attribution: optionalText,
});

const faqListBlockSchema = z.object({
  __component: z.literal("blocks.faq-list"),
  heading: z.string().min(1),
  questions: z.array(z.object({ question: z.string().min(1), answer: richTextSchema })).min(1),
});

const callToActionBlockSchema = z.object({
  __component: z.literal("blocks.call-to-action"),
  heading: z.string().min(1),
  text: optionalText,
  actions: z.array(linkSchema).min(1),
});

const productTeaserBlockSchema = z.object({
  __component: z.literal("blocks.product-teaser"),
  heading: z.string().min(1),
  intro: optionalText,
  products: z
    .array(
      z.object({
        name: z.string().min(1),
        tagline: z.string().min(1),
        picture: pictureSchema,
        target: z.string().min(1),
      }),
    )
    .min(1),
});

const pictureStateSchema = z.object({ label: z.string().min(1), text: z.string().min(1), picture: pictureSchema });

const switchBlockSchema = z.object({
  __component: z.literal("blocks.switch"),
  heading: z.string().min(1),
  text: z.string().min(1),
  /** Shown first. */
  on: pictureStateSchema,
  off: pictureStateSchema,
});

const widePictureBlockSchema = z.object({
  __component: z.literal("blocks.wide-picture"),
  heading: z.string().min(1),
  intro: optionalText,
  picture: pictureSchema,
  /** Each stands below its equal part of the picture, from left to right. */
  captions: z.array(headingAndTextSchema),
});

/** Blocks that the shop itself fills in, with its phones, prices and zones. */
const shopFactsSchema = z.object({ heading: z.string().min(1), intro: optionalText });
const costsBlockSchema = shopFactsSchema.extend({ __component: z.literal("blocks.costs") });
const comparisonBlockSchema = shopFactsSchema.extend({ __component: z.literal("blocks.comparison") });
const shippingBlockSchema = shopFactsSchema.extend({ __component: z.literal("blocks.shipping") });

export const blockSchema = z.discriminatedUnion("__component", [
  heroBlockSchema,
  factLineBlockSchema,
  textBlockSchema,
  tableBlockSchema,
  featureGridBlockSchema,
  imageTextBlockSchema,
  stepsBlockSchema,
  quoteBlockSchema,
  faqListBlockSchema,
  callToActionBlockSchema,
  productTeaserBlockSchema,
  costsBlockSchema,
  comparisonBlockSchema,
  shippingBlockSchema,
  switchBlockSchema,
  widePictureBlockSchema,
]);

/** A content page, built by editors from blocks. */
export const pageSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  description: optionalText,
  socialImage: pictureFileSchema,
  forcedColorMode: z.enum(["none", "light", "dark"]),
  /** Each is parsed with `blockSchema` by itself, so that an invalid one does not break the page. */
  blocks: z.array(z.unknown()),
});

/** Answer to `GET /desk/blocks/all/{language}`: where staff see every block with its options. */
export const allBlocksLinkSchema = z.object({ address: z.string().min(1) });

export type AllBlocksLink = z.infer<typeof allBlocksLinkSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Component extends Block["__component"]> = Extract<Block, { __component: Component }>;
export type Picture = NonNullable<z.infer<typeof pictureSchema>>;
export type PageLink = z.infer<typeof linkSchema>;
