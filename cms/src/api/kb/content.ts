import type { Contents } from "../../platform/content/content";

/** The knowledge base. */
export const kbContents = {
  "api::kb-category.kb-category": {
    isPublic: true,
    labels: {
      slug: ["Name in addresses", "Small letters, digits and hyphens, such as set-up."],
      title: "Title",
      description: ["Description", "One sentence below the title."],
      position: ["Place in the list", "Smaller numbers come first."],
    },
  },
  "api::kb-article.kb-article": {
    isPublic: true,
    labels: {
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
  },
  "api::kb.kb-vote": {
    isPublic: false,
    isFilledBySite: true,
    labels: {
      slug: ["Article", "The last part of its address."],
      language: "Language",
      yes: ["Yes", "How many readers found it helpful."],
      no: ["No", "How many did not."],
    },
  },
} satisfies Contents;
