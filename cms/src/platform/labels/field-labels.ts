import type { Schema } from "@strapi/strapi";
import type { PUBLIC_CONTENT } from "../public-content";

/** A label, or a label and the sentence under the field. */
export type FieldLabel = string | [label: string, description: string];

/** What staff write for themselves. */
type OwnTools = "api::chat.canned-reply";

type OwnSchemas = Pick<Schema.Schemas, (typeof PUBLIC_CONTENT)[number] | OwnTools> & Schema.Components;

/** What Strapi adds to every content type. */
type KeptByStrapi = "createdAt" | "createdBy" | "locale" | "localizations" | "publishedAt" | "updatedAt" | "updatedBy";

type FieldLabels = {
  [Uid in keyof OwnSchemas]: Record<Exclude<keyof OwnSchemas[Uid]["attributes"], KeptByStrapi>, FieldLabel>;
};

const LINK_TARGET = "A path of this site, such as /shop, without language; or a whole address with https://.";

/** What staff read instead of the fields' names. A field without a label does not compile. */
export const FIELD_LABELS: FieldLabels = {
  "api::page.page": {
    slug: ["Path", "Where the page is, for example support/kb. The same in every language."],
    title: ["Title", "In the browser's tab and in search results."],
    description: ["Description", "One or two sentences for search engines and shared links."],
    socialImage: ["Picture for shared links", "Shown where people share a link to this page."],
    forcedColorMode: ["Colour mode", "none: visitors choose. light or dark is forced on the whole page."],
    blocks: ["Blocks", "The page, from top to bottom."],
  },
  "api::website.website": {
    companyName: ["Company name", "At the bottom of every page and at the head of receipts."],
    companyStreet: ["Company: street and number", "On receipts."],
    companyTown: ["Company: postcode and town", "On receipts, such as 3011 Bern."],
    companyCountry: ["Company: country", "On receipts. Two capital letters, such as CH; the page writes the name."],
    vatNumber: ["VAT number", "On receipts, such as CHE-123.456.789 MWST."],
    logoHeaderLight: ["Logo at the top, light pages", "PNG with transparent background, at least 64 pixels high."],
    logoHeaderDark: ["Logo at the top, dark pages", "PNG with transparent background, at least 64 pixels high."],
    logoFooterLight: ["Logo at the bottom, light pages", "PNG with transparent background, at least 80 pixels high."],
    logoFooterDark: ["Logo at the bottom, dark pages", "PNG with transparent background, at least 80 pixels high."],
    socialImage: ["Picture for shared links", "For pages that have none of their own."],
    supportHours: ["Support hours", "When support answers."],
    requestTypes: ["Contact form: kinds of request", "In the order in which visitors see them."],
    contactOptions: ["Contact form: ways to be reached", "In the order in which visitors see them."],
    modules: ["Contact form: products and parts", "In the order in which visitors see them."],
    supportPgpKey: [
      "Contact form: the support team's public PGP key",
      "As text, from -----BEGIN to END-----. With it, messages are encrypted before they are stored and mailed.",
    ],
    maintenance: ["Maintenance", "Closes the site for everyone who is not on the allow-list."],
  },
  "api::product.product": {
    name: "Name",
    slug: ["Address", "The last part of the address: wren-one for /shop/wren-one. The same in every language."],
    tagline: ["Tagline", "One sentence, in the shop's list and under the name."],
    category: ["Kind", "device: among the phones. accessory: among the accessories."],
    position: ["Place in the list", "Smaller numbers come first."],
    gallery: ["Pictures", "The first one is shown in the shop's list. A variant's own picture comes before them."],
    box: ["In the box", "What the buyer finds in it, best as a list."],
    specs: ["Specifications", "The rows of the table: what it is, and the value."],
    blocks: ["Blocks", "What else there is to say, from top to bottom, below the price and the specifications."],
    description: ["Description", "One or two sentences for search engines and shared links."],
    socialImage: ["Picture for shared links", "Shown where people share a link to this product."],
  },
  "api::sku.sku": {
    code: ["Code", "Capital letters, digits and hyphens, such as WREN-ONE-RED. On orders; do not change it later."],
    productSlug: ["Product", "The product's address, such as wren-one."],
    variant: ["Variant in the address", "Such as red, for ?variant=red. Empty if the product comes in one form only."],
    variantNameEn: ["Variant in English", "Such as Red. Needed if there is a variant."],
    variantNameDe: ["Variant in German", "Such as Rot. Needed if there is a variant."],
    picture: ["Picture", "The product in this variant. Empty: the product's own pictures."],
    priceChf: ["Price in CHF, in Rappen", "With VAT. 89900 is CHF 899.00."],
    priceUsd: ["Price in USD, in cents", "With VAT. 99900 is USD 999.00."],
    priceEur: ["Price in EUR, in cents", "With VAT. 92900 is EUR 929.00."],
    stock: ["Stock", "How many can still be sold. Orders count it down; at 0 the shop says sold out."],
    stockChange: [
      "Add to stock",
      "+5 adds five, -2 takes two away. Counted when you save; orders that come meanwhile stay counted. Then empty again.",
    ],
    active: ["In the shop", "FALSE: nobody sees or buys it."],
    position: [
      "Place among the variants",
      "Smaller numbers come first; the first one is shown unless another is chosen.",
    ],
  },
  "api::service.service": {
    name: "Name",
    slug: ["Address", "The last part of the address: storage-extension. The same in every language."],
    kind: ["Kind", "extension: more storage. renewal: more months. One service of each kind."],
    tagline: ["Tagline", "One sentence, in the list of services and under the name."],
    position: ["Place in the list", "Smaller numbers come first."],
    blocks: ["Blocks", "What else there is to say, below the form."],
    description: ["Description", "One or two sentences for search engines and shared links."],
    socialImage: ["Picture for shared links", "Shown where people share a link to this service."],
  },
  "api::tariff.tariff": {
    kind: ["Kind", "storage: a size of the nest, for a year. renewal: months of the plan."],
    amount: ["Gigabytes or months", "200 for 200 GB, or 12 for 12 months. Each once."],
    priceChf: [
      "Price in CHF, in Rappen",
      "With VAT, before the discount: for a year of storage, or for all the months.",
    ],
    priceUsd: ["Price in USD, in cents", "With VAT, before the discount."],
    priceEur: ["Price in EUR, in cents", "With VAT, before the discount."],
    discountPercent: ["Discount in percent", "A whole number from 0 to 100."],
  },
  "api::chat.canned-reply": {
    title: ["Title", "By which support finds it; visitors never see it."],
    order: ["Order", "Smaller numbers come first."],
    en: ["English", "The answer, which support may change before it is sent."],
    de: ["German", "The answer, which support may change before it is sent."],
  },
  "api::support-file.support-file": {
    title: ["Title", "What it is, in both languages."],
    description: ["Description", "One or two sentences: what it is for. Optional."],
    platform: ["For", "The phone or the computer that needs it. all: for everybody."],
    version: ["Version", "Such as 4.2.0. Optional."],
    releasedOn: ["Released on", "Optional."],
    file: ["File", "Its name is the one visitors get. The site shows its size and SHA-256; nobody types them."],
    signature: ["Signature", "The OpenPGP signature of exactly this file, named like it with .sig at the end."],
    position: ["Place in the list", "Smaller numbers come first among the files for the same phone or computer."],
    active: ["On the site", "FALSE: nobody sees it."],
  },
  "api::resource.resource": {
    title: "Title",
    slug: ["Address", "The last part of the address: press-kit for /resources/press-kit. The same in every language."],
    description: ["Description", "One or two sentences, under the title, in the list of guides and in search results."],
    position: ["Place in the list", "Smaller numbers come first."],
    blocks: ["Blocks", "The text, from top to bottom."],
    attachments: ["Files to take along", "In this language. The site shows their names, sizes and SHA-256."],
    socialImage: ["Picture for shared links", "Shown where people share a link to this page."],
  },
  "api::shipping-zone.shipping-zone": {
    name: ["Name", "For staff, and on orders."],
    countries: ["Countries", 'Two-letter codes in capitals, as a list: ["CH", "LI"]. Each country in one zone only.'],
    rateChf: ["Flat rate in CHF, in Rappen", "Per order. 1200 is CHF 12.00."],
    rateUsd: ["Flat rate in USD, in cents", "Per order. 1300 is USD 13.00."],
    rateEur: ["Flat rate in EUR, in cents", "Per order. 1300 is EUR 13.00."],
    deliveryDaysMin: ["Delivery, at least", "Working days."],
    deliveryDaysMax: ["Delivery, at most", "Working days."],
    hasImportFees: ["Customs may charge", "TRUE: buyers are told that import fees may be added on delivery."],
  },
  "api::shop.shop": {
    vatBasisPoints: ["VAT rate, in hundredths of a percent", "810 is 8.1 %. It is contained in every price."],
    moneroChf: [
      "Monero: price of one XMR in CHF, in Rappen",
      "26000 is CHF 260.00. Empty: no Monero in this currency.",
    ],
    moneroUsd: ["Monero: price of one XMR in USD, in cents", "32500 is USD 325.00."],
    moneroEur: ["Monero: price of one XMR in EUR, in cents", "27900 is EUR 279.00."],
    moneroRateSetAt: ["Monero: prices of", "Filled in by itself when a price changes."],
    moneroConfirmations: ["Monero: confirmations", "So many blocks make a payment final. 10 is about 20 minutes."],
    moneroSmallUpToXmr: ["Monero: a small sum is at most, in XMR", "Empty: every sum waits for all confirmations."],
    moneroSmallConfirmations: ["Monero: confirmations of a small sum", "Fewer make it faster, and riskier."],
  },
  "api::kb-category.kb-category": {
    slug: ["Name in addresses", "Small letters, digits and hyphens, such as set-up."],
    title: "Title",
    description: ["Description", "One sentence below the title."],
    position: ["Place in the list", "Smaller numbers come first."],
  },
  "api::kb-article.kb-article": {
    title: ["Title", "The question, or what one wants to do."],
    slug: ["Address", "The last part of the address: renew-my-plan. The same in every language."],
    summary: ["Summary", "One sentence, in lists and for search engines."],
    body: ["Text", "The answer."],
    keywords: ["Other words", "Words that people search for and that are not in the text."],
    category: ["Category", "The same in every language."],
    related: ["Related articles", "At most four or so, shown below the text."],
    isFaq: ["Among the top questions", "TRUE: with its answer on the support page. Keep these short."],
    position: ["Place in the list", "Smaller numbers come first."],
  },
  "blocks.call-to-action": {
    heading: "Heading",
    text: "Text",
    actions: ["Buttons", "One or two. The first is the strong one."],
  },
  "blocks.faq-list": { heading: "Heading", questions: "Questions" },
  "blocks.feature-grid": { heading: "Heading", intro: "Introduction", features: ["Features", "1 to 12."] },
  "blocks.hero": {
    title: ["Title", "The page's heading, if this is its first block."],
    text: "Text",
    picture: "Picture",
    actions: ["Buttons", "At most two. The first is the strong one."],
    pictureStyle: ["Picture style", "framed: a photo with edges. cutout: one thing on a transparent background."],
  },
  "blocks.image-text": {
    heading: "Heading",
    body: "Text",
    picture: "Picture",
    pictureSide: "Side of the picture",
    action: "Button",
  },
  "blocks.product-teaser": { heading: "Heading", intro: "Introduction", products: ["Products", "1 to 6 cards."] },
  "blocks.quote": { text: "Quote", attribution: ["Who said it", "Optional."] },
  "blocks.steps": { heading: "Heading", steps: ["Steps", "1 to 8. They are numbered for you."] },
  "blocks.text": { heading: ["Heading", "Optional."], body: "Text" },
  "shared.choice": {
    value: ["Name for the computer", "Small letters, digits and hyphens. Do not change it later."],
    labelEn: "English",
    labelDe: "German",
  },
  "shared.contact-option": {
    value: ["Name for the computer", "Small letters, digits and hyphens. Do not change it later."],
    labelEn: "English",
    labelDe: "German",
    address: [
      "What the answer needs",
      "email or supportId: visitors who choose this must give it. With a supportId they are answered in the chat. none: nothing.",
    ],
  },
  "shared.heading-and-text": { title: "Title", text: "Text" },
  "shared.link": { label: "Label", target: ["Target", LINK_TARGET] },
  "shared.maintenance": {
    enabled: ["Site closed", "TRUE: visitors see the message. It counts within seconds of saving."],
    allowList: ["Allow-list", "Who still sees the site: one address or range (CIDR) a line. A note may follow #."],
    message: ["Message", "What visitors read meanwhile."],
  },
  "shared.picture": {
    image: "Picture",
    imageDark: ["Picture on dark pages", "Optional: shown there instead of the first."],
    alt: ["Description of the picture", "For people who cannot see it. Empty for mere decoration."],
  },
  "shared.product-card": {
    name: "Name",
    tagline: "Tagline",
    picture: "Picture",
    target: ["Target", "A path of this site, such as /shop/wren-one, without language."],
  },
  "shared.question": { question: "Question", answer: "Answer" },
  "shared.text-per-language": { en: "English", de: "German" },
};

/** Fields that are shown and cannot be typed into: the server keeps them. */
export const READ_ONLY_FIELDS: Partial<{ [Uid in keyof FieldLabels]: (keyof FieldLabels[Uid])[] }> = {
  "api::sku.sku": ["stock"],
};
