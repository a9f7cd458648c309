/** English is the reference: its keys and placeholders are the only ones. */
export const messages = {
  layout: {
    skipToContent: "Skip to content",
    home: "Wren, home",
    navigation: "Main",
    footerNavigation: "More about us",
    breadcrumbs: "You are here",
    menu: "Menu",
    closeMenu: "Close",
    loading: "The page is loading",
    search: "Search",
    cart: "Cart",
    cartItems: "{count, plural, one {# item} other {# items}}",
    chat: "Chat",
    chatAnswers: "{count, plural, one {# new answer} other {# new answers}}",
    newAnswer: "There is an answer for you in the chat.",
    toChat: "Read it",
    copyright: "© {year} {company}",
    supportHours: "Support",
    footerGroups: { buy: "Buy", help: "Help", us: "Wren", legal: "Legal" },
  },
  preferences: {
    open: "Language and currency",
    title: "Language, currency and colours",
    language: "Language",
    currency: "Currency",
    apply: "Apply",
    sealed:
      "You asked that your message leave this browser only encrypted. Changing the language would send it unencrypted: please send it first, or untick the box.",
    currencies: { chf: "Swiss franc", usd: "US dollar", eur: "Euro" },
  },
  colorMode: { label: "Colours", system: "System", light: "Light", dark: "Dark" },
  toast: { region: "Notifications", close: "Close this message" },
  copy: { copy: "Copy", done: "Copied" },
  update: {
    available: "A newer version of this page is available.",
    reloadHint: "What you typed stays until you load it.",
    reload: "Load it now",
  },
  line: {
    offline: "You are offline.",
    notSent: "The connection was lost before we could answer.",
    notFetched: "The page could not be loaded: there is no connection.",
    typedStays: "Everything you typed is still here, and you can safely send it again.",
    pageStays: "This page stays open until the connection is back.",
    sendAgain: "Send again",
    tryAgain: "Try again",
  },
  flash: {
    "currency-changed": "Prices are now shown in {currency}.",
    "signed-out": "You are signed out.",
    "password-changed": "Your password has been changed.",
    "phrase-not-changed":
      "The phrase is still the old one: we cannot change it at the moment. Please try again in a minute.",
    "provider-failed": "Signing in with the provider did not work. Please try again, or use a password.",
    "email-confirmed": "The address is confirmed, and you are signed in.",
    "transcript-sent": "The transcript is on its way to your address.",
    "added-to-cart": "Added to your cart.",
    toCart: "Go to the cart",
    "not-in-this-language": "That page is not available in English. This is the closest one that is.",
    "payment-not-made": "You are back without paying. Your order is waiting for you.",
  },
  maintenance: {
    title: "We will be right back",
    defaultMessage: "We are working on the site. Orders and payments under way are safe.",
    tryAgain: "Please try again in a few minutes.",
    closedTitle: "Not open yet",
    closedMessage: "This shop is being set up. Please come back later.",
  },
  pages: {
    home: "Home",
    concept: "Concept",
    support: "FAQ and support",
    about: "About",
    shop: "Shop",
    tos: "Terms",
    imprint: "Imprint",
    privacy: "Privacy",
    coc: "Code of conduct",
    trust: "Trust",
    services: "Services",
    kb: "Knowledge base",
    files: "Files",
    contact: "Contact",
    chat: "Chat",
  },
  preview: {
    label: "Preview",
    draft: "Draft, as it will look once published.",
    published: "The published page.",
    allBlocks: "For editors and developers; visitors have no such page.",
    until: "This link works until {time}.",
    toPublished: "Published page",
  },
  feed: {
    title: "Wren: releases and security advisories",
    advisory: "Security advisory: {title}",
  },
  error: {
    inTitle: "Error:",
    notFoundTitle: "Page Not Found",
    serverErrorTitle: "Internal Server Error",
    refusedTitle: "That did not work",
    "not-found": "Page not found: {path}",
    "route-check-failed": "Page Not Found: {path}",
    "resource-not-found": "There is no resource with this address: {path}",
    "content-unavailable":
      "We cannot show the page at the moment, because we cannot reach our content. Please try again in a minute.",
    reference: "If you write to us about it, please give this reference: {reference}",
    "invalid-request": "The request could not be understood.",
    "signed-out":
      "This belongs to a conversation, and you are not signed in to it. Sign in to the chat and open it from there.",
    "foreign-form":
      "Nothing was done. The form came from another site, or your browser does not say which page it came from. Go back, reload the page and send the form from there: your browser may still have what you typed. If that does not help, allow your browser to send the “referrer” to the site you are on.",
    "preview-ended": "This preview has ended. Open it again from the editor.",
    "draft-incomplete":
      "The draft cannot be shown yet, because required fields are empty. Fill them in, save, and open the preview again.",
    "method-not-allowed": "There is no page at this address; only this site's forms send something here.",
    "too-many-requests": "Too many requests in a short time. Please try again in a few minutes.",
    "request-too-large":
      "That is more than the form can hold, so nothing was done. Go back and shorten it: your browser still has what you typed.",
    unexpected: "Something went wrong on our side. Please try again in a minute.",
    backHome: "Go to the home page",
    search: "Search this site",
    submitSearch: "Search",
    toShop: "Shop",
    toKb: "Knowledge base",
    toContact: "Write to support",
  },
} as const;

/** The same keys, no more, no fewer. */
export type Translation<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]>;
};

export type Messages = typeof messages;

/** The shape of every other language: the same keys, no more, no fewer. */
export type TranslatedMessages = Translation<Messages>;
