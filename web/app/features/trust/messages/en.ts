/** Texts about the build that is running. English is the reference. */
export const messages = {
  heading: "This site, right now",
  intro: "What the server that sent you this page says about itself. You can check every line.",
  version: "Version",
  commit: "Built from commit",
  noCommit: "Sources that differ from every published commit",
  manifest: "List of all files, with their hashes",
  manifestHash: "SHA-256 of that list",
  signature: "Signed with the key",
  unsigned: "Not signed. Only this server vouches for the list.",
  log: "All releases so far",
  command: "From a copy of the source code, compare what the site sends you with that list:",
  rebuild: "Build that commit yourself as well, and compare the result:",
  stored: {
    heading: "What this site has stored in your browser",
    intro:
      "Read from the request for this page, so it is true for you, now, without scripts too. Nobody else gets your copy.",
    nothing: "Nothing. Your browser sent no cookie of this site.",
    caption: "Cookies of this site in your browser",
    name: "Name",
    purpose: "What it is for",
    lifetime: "How long",
    purposes: {
      locale: "The language you have chosen.",
      currency: "The currency you have chosen.",
      flash: "Which message this page shows you. It goes as soon as the message has been shown.",
      cart: "What is in your cart: items and quantities, no name, no price.",
      order: "The secret of your latest order, so that you find it again after paying.",
      subscription: "The number you looked up for a service.",
      contact: "The reference of the message you have just sent.",
      phrase: "The phrase of a chat without an address, encrypted, until you have written it down.",
      session: "Keeps you signed in to the support chat. Signing out removes it.",
    },
    lifetimes: {
      minutes: "{count, plural, one {# minute} other {# minutes}}",
      hours: "{count, plural, one {# hour} other {# hours}}",
      days: "{count, plural, one {# day} other {# days}}",
    },
    others:
      "{count, plural, one {Your browser also sent one cookie that this site never sets.} other {Your browser also sent # cookies that this site never sets.}} Another program may run at this address, or an extension has set them.",
    browserOnly:
      "Local storage holds two things at most: whether you chose light or dark (wren-color-mode), and that you want to hear a sound in the chat (wren-chat-sound). Until you close the tab, session storage can hold how far you have scrolled, a chat message you have not sent, and when a page last reloaded by itself. Browsers send none of this to us, so it cannot be listed here.",
    delete: "Delete all of it in your browser's settings whenever you like; nothing breaks.",
    toPrivacy: "Every cookie there can be",
  },
  development: "This is a development server. It has no build to check.",
} as const;
