/** English is the reference: its keys are the only keys, its placeholders the only placeholders. */
export const messages = {
  layout: {
    skipToContent: "Skip to content",
    home: "Wren, home",
    navigation: "Main",
    footerNavigation: "More about us",
    otherLanguage: "This page in German",
    copyright: "© {year} {company}",
  },
  pages: {
    concept: "Concept",
    support: "Support",
    about: "About",
    shop: "Shop",
    tos: "Terms",
    imprint: "Imprint",
    privacy: "Privacy",
    coc: "Code of conduct",
  },
  error: {
    notFoundTitle: "Page Not Found",
    notFound: "Page not found: {path}",
    serverErrorTitle: "Internal Server Error",
    contentUnavailable:
      "The page cannot be shown at the moment, because our content cannot be reached. Please try again in a minute.",
    serverError: "Something went wrong on our side. Please try again in a minute.",
    backHome: "Go to the home page",
  },
} as const;

type Translation<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]> };

export type Messages = typeof messages;

/** What every other language must have: the same keys, no more, no fewer. */
export type TranslatedMessages = Translation<Messages>;
