import type { ComponentLabels, Contents } from "../../platform/content/content";

export const pageContents = {
  "api::page.page": {
    isPublic: true,
    labels: {
      slug: ["Path", "Where the page is, for example press or about/team. The same in every language."],
      title: ["Title", "In the browser's tab and in search results."],
      description: ["Description", "One or two sentences for search engines and shared links."],
      socialImage: ["Picture for shared links", "Shown where people share a link to this page."],
      listedIn: [
        "Link to it",
        "menu: in the menu and the footer. footer: in the footer alone. Pages of the site's own have their links already.",
      ],
      linkLabel: ["Words of the link", "Short. Empty: the title."],
      forcedColorMode: ["Colour mode", "none: visitors choose. light or dark is forced on the whole page."],
      blocks: ["Blocks", "The page, from top to bottom."],
    },
  },
  "api::redirect.redirect": {
    isPublic: true,
    labels: {
      from: ["Old address", "Such as /press-2025, without language. A page at this address comes first."],
      to: ["Leads to", "The address of a page, such as /press, without language."],
    },
  },
} satisfies Contents;

const LINK_TARGET = "A path of this site, such as /shop, without language; or a whole address with https://.";

/** Labels of the components that pages and other entries are made of. */
export const componentLabels = {
  "blocks.call-to-action": {
    heading: "Heading",
    text: "Text",
    actions: ["Buttons", "One or two. The first is the strong one."],
  },
  "blocks.comparison": { heading: "Heading", intro: "Introduction" },
  "blocks.costs": { heading: "Heading", intro: "Introduction" },
  "blocks.fact-line": { facts: ["Facts", "3 to 6. A few words each."] },
  "blocks.faq-list": { heading: "Heading", questions: "Questions" },
  "blocks.feature-grid": { heading: "Heading", intro: "Introduction", features: ["Features", "1 to 12."] },
  "blocks.hero": {
    title: ["Title", "The page's heading, if this is its first block."],
    text: "Text",
    picture: "Picture",
    actions: ["Buttons", "At most two. The first is the strong one."],
    priceNote: ["After the price", "If you write something here, the price of the cheapest phone stands before it."],
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
  "blocks.shipping": { heading: "Heading", intro: "Introduction" },
  "blocks.steps": { heading: "Heading", steps: ["Steps", "1 to 8. They are numbered for you."] },
  "blocks.switch": {
    heading: "Heading",
    text: "Text",
    on: ["First state", "Shown when the page opens."],
    off: ["Second state", "Its picture must match the first one: same size, same place."],
  },
  "blocks.table": {
    heading: ["Heading", "Optional. Without one the table belongs to the block before it."],
    intro: "Introduction",
    firstColumn: "First column",
    secondColumn: "Second column",
    thirdColumn: ["Third column", "Optional. Without one the table has two."],
    rows: ["Rows", "1 to 60."],
  },
  "blocks.text": {
    heading: ["Heading", "Optional."],
    body: "Text",
    isNotice: ["Notice", "TRUE: set apart from the other texts, as something to read first."],
  },
  "blocks.wide-picture": {
    heading: "Heading",
    intro: "Introduction",
    picture: "Picture",
    captions: ["Captions", "At most 4, each under its equal part of the picture."],
  },
  "shared.canary": {
    datedOn: ["Dated", "The day on which the statement is made; not a day to come."],
    validUntil: ["Valid until", "The last day, at most a year later. From the next one on, the page calls it overdue."],
    statementEn: ["Statement in English", "What was so on that day."],
    statementDe: ["Statement in German", "The same in German."],
  },
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
  "shared.picture-state": { label: ["Label", "One or two words."], text: "Text", picture: "Picture" },
  "shared.product-card": {
    name: "Name",
    tagline: "Tagline",
    picture: "Picture",
    target: ["Target", "A path of this site, such as /shop/wren-one, without language."],
  },
  "shared.question": { question: "Question", answer: "Answer" },
  "shared.spec-group": {
    title: ["Heading", "Such as Cameras or Power."],
    firstSpec: ["First row", "The row of the specifications with which the group begins, spelled as there."],
  },
  "shared.table-row": {
    first: "First column",
    second: "Second column",
    third: ["Third column", "Left out if the table has two."],
  },
  "shared.text-per-language": { en: "English", de: "German" },
} satisfies ComponentLabels;
