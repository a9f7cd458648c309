import type { Schema } from "@strapi/strapi";

/** A label, or a label and the sentence under the field. */
export type FieldLabel = string | [label: string, description: string];

type OwnSchemas = Pick<Schema.Schemas, "api::page.page" | "api::website.website"> & Schema.Components;

/** What Strapi adds to every content type. */
type KeptByStrapi = "createdAt" | "createdBy" | "locale" | "localizations" | "publishedAt" | "updatedAt" | "updatedBy";

type FieldLabels = {
  [Uid in keyof OwnSchemas]: Record<Exclude<keyof OwnSchemas[Uid]["attributes"], KeptByStrapi>, FieldLabel>;
};

const LINK_TARGET = "A path of this site, such as /shop, without language; or a whole address with https://.";

/** What staff read instead of the fields' names. A field without a label does not compile. */
export const FIELD_LABELS: FieldLabels = {
  "api::page.page": {
    slug: ["Path", "Where the page is, for example shop/wren-one. The same in every language."],
    title: ["Title", "In the browser's tab and in search results."],
    description: ["Description", "One or two sentences for search engines and shared links."],
    socialImage: ["Picture for shared links", "Shown where people share a link to this page."],
    forcedColorMode: ["Colour mode", "none: visitors choose. light or dark is forced on the whole page."],
    blocks: ["Blocks", "The page, from top to bottom."],
  },
  "api::website.website": {
    companyName: ["Company name", "At the bottom of every page."],
    logoHeaderLight: ["Logo at the top, light pages", "PNG with transparent background, at least 64 pixels high."],
    logoHeaderDark: ["Logo at the top, dark pages", "PNG with transparent background, at least 64 pixels high."],
    logoFooterLight: ["Logo at the bottom, light pages", "PNG with transparent background, at least 80 pixels high."],
    logoFooterDark: ["Logo at the bottom, dark pages", "PNG with transparent background, at least 80 pixels high."],
    socialImage: ["Picture for shared links", "For pages that have none of their own."],
    supportHours: ["Support hours", "When support answers."],
    requestTypes: ["Contact form: kinds of request", "In the order in which visitors see them."],
    contactOptions: ["Contact form: ways to be reached", "In the order in which visitors see them."],
    modules: ["Contact form: products and parts", "In the order in which visitors see them."],
    maintenance: ["Maintenance", "Closes the site for everyone who is not on the allow-list."],
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
