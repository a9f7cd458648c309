import type { Contents } from "../../platform/content/content";

/** The site itself: company, logos, menus, maintenance. */
export const websiteContents = {
  "api::website.website": {
    isPublic: true,
    labels: {
      companyName: ["Company name", "At the bottom of every page and at the head of receipts."],
      companyStreet: ["Company: street and number", "On receipts."],
      companyTown: ["Company: postcode and town", "On receipts, such as 3011 Bern."],
      companyCountry: ["Company: country", "On receipts, in the buyer's language."],
      vatNumber: ["VAT number", "On receipts, such as CHE-123.456.789 MWST."],
      logoHeaderLight: ["Logo at the top, light pages", "PNG with transparent background, at least 64 pixels high."],
      logoHeaderDark: ["Logo at the top, dark pages", "PNG with transparent background, at least 64 pixels high."],
      logoFooterLight: ["Logo at the bottom, light pages", "PNG with transparent background, at least 80 pixels high."],
      logoFooterDark: ["Logo at the bottom, dark pages", "PNG with transparent background, at least 80 pixels high."],
      socialImage: ["Picture for shared links", "For pages that have none of their own."],
      supportHours: ["Support hours", "When support answers."],
      footerNote: ["Note at the bottom", "At the bottom of every page, such as the ways to pay."],
      requestTypes: ["Contact form: kinds of request", "In the order in which visitors see them."],
      contactOptions: ["Contact form: ways to be reached", "In the order in which visitors see them."],
      modules: ["Contact form: products and parts", "In the order in which visitors see them."],
      supportPgpKey: [
        "Contact form: the support team's public PGP key",
        "As text, from -----BEGIN to END-----. With it, messages are encrypted before they are stored and mailed.",
      ],
      canary: [
        "Warrant canary",
        "The statement on the page /trust. Replace the signed file among the files for download at the same time.",
      ],
      maintenance: ["Maintenance", "Closes the site for everyone who is not on the allow-list."],
    },
  },
} satisfies Contents;
