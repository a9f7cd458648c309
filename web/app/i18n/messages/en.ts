/** English is the reference: its keys are the only keys, its placeholders the only placeholders. */
export const messages = {
  layout: {
    skipToContent: "Skip to content",
    home: "Wren, home",
    navigation: "Main",
    footerNavigation: "More about us",
    menu: "Menu",
    closeMenu: "Close",
    loading: "The page is loading",
    copyright: "© {year} {company}",
  },
  preferences: {
    open: "Language and currency",
    title: "Language, currency and colours",
    language: "Language",
    currency: "Currency",
    apply: "Apply",
    currencies: { chf: "Swiss franc", usd: "US dollar", eur: "Euro" },
  },
  colorMode: { label: "Colours", system: "System", light: "Light", dark: "Dark" },
  toast: { region: "Notifications", close: "Close this message" },
  update: {
    available: "There is a newer version of this page.",
    reloadHint: "What you have typed stays until you load it.",
    reload: "Load it now",
  },
  flash: {
    "currency-changed": "Prices are now shown in {currency}.",
    "signed-out": "You are signed out.",
    "password-changed": "The new password is in use.",
    "provider-failed": "Signing in with the provider did not work. Please try again, or use a password.",
    "email-confirmed": "The address is confirmed. You can sign in now.",
  },
  account: {
    area: "Your access to the chat",
    problem: "There is a problem",
    identifier: "Support id or e-mail address",
    email: "E-mail address",
    password: "Password",
    currentPassword: "Present password",
    newPassword: "New password",
    passwordHint: "At least 8 characters. A sentence is easier to remember than a riddle.",
    backToChat: "Back to the chat",
    confirmationSent:
      "We have sent a message to {email}. Open its link and press the button, then you can sign in here. If nothing comes, look into the spam folder.",
    signIn: { heading: "Sign in", submit: "Sign in", provider: "Sign in with {provider}" },
    register: {
      heading: "New here",
      intro: "An e-mail address and a password are all we need. The address tells you when an answer is there.",
      submit: "Start",
    },
    signedIn: { heading: "You are signed in", as: "As {email}.", signOut: "Sign out" },
    forgot: {
      link: "Forgot the password?",
      heading: "A new password",
      intro: "Tell us the e-mail address of your chat, and we send you a link to choose a new password.",
      submit: "Send the link",
      sent: "If {email} has a chat, the link is on its way. It is good for 24 hours.",
    },
    reset: {
      heading: "Choose a new password",
      intro: "You are signed in with it at once, and signed out everywhere else.",
      submit: "Use this password",
    },
    change: {
      link: "Change the password",
      heading: "Change the password",
      intro: "Other devices are signed out.",
      submit: "Change it",
    },
    confirm: {
      heading: "Confirm your e-mail address",
      intro: "One more click, so that nobody can use your address without you.",
      submit: "Confirm the address",
      sendAgain: "Send the confirmation again",
      againIntro: "Tell us the address, and we send you a new link.",
      sentAgain: "If {email} is waiting for its confirmation, a new link is on its way.",
    },
    errors: {
      "identifier-missing": "Please fill the field support id or e-mail address.",
      "email-missing": "Please provide an e-mail address.",
      "email-invalid": "This is not a valid e-mail address.",
      "password-missing": "Please fill the field password.",
      "password-too-short": "The new password is too short: it needs at least 8 characters.",
      "password-too-long": "The new password is too long: 72 characters are enough.",
      "credentials-wrong": "The support id, the e-mail address or the password is wrong.",
      "email-not-confirmed": "The e-mail address is not confirmed yet. Open the link in our message first.",
      "code-invalid": "This link has been used already, or it is too old. Ask for a new one.",
      "password-wrong": "The present password is wrong.",
      "password-refused": "The new password must differ from the present one.",
      "too-many-tries":
        "Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}}. What you have typed is still here.",
      "service-unavailable":
        "We cannot check this at the moment. Please try again in a minute; what you have typed is still here.",
    },
  },
  maintenance: {
    title: "We will be right back",
    defaultMessage: "We are working on the site. Orders and payments that are under way are safe.",
    tryAgain: "Please try again in a few minutes.",
  },
  pages: {
    home: "Home",
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
    serverErrorTitle: "Internal Server Error",
    "not-found": "Page not found: {path}",
    "route-check-failed": "Page Not Found: {path}",
    "resource-not-found": "There is no resource with this address: {path}",
    "content-unavailable":
      "The page cannot be shown at the moment, because our content cannot be reached. Please try again in a minute.",
    reference: "If you write to us about it, please give this reference: {reference}",
    "invalid-request": "The request could not be understood.",
    unexpected: "Something went wrong on our side. Please try again in a minute.",
    backHome: "Go to the home page",
  },
} as const;

type Translation<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]> };

export type Messages = typeof messages;

/** What every other language must have: the same keys, no more, no fewer. */
export type TranslatedMessages = Translation<Messages>;
