/** Texts of the support page. English is the reference. */
export const messages = {
  heading: "Ways to get help",
  kb: { title: "Knowledge base", text: "Every article, sorted by task. Open to everyone." },
  chat: {
    title: "Chat",
    online: "We are online.",
    offline: "Nobody is at the desk right now.",
    text: "Write at any time, without signing in first. Once your address is confirmed, we e-mail you when there is an answer.",
  },
  contact: {
    title: "Contact form",
    text: "For anything that can wait a little, with up to three attachments. We usually answer within one working day.",
  },
  files: { title: "Files", text: "Downloads by platform, each with version, checksum and signature." },
  reach: {
    heading: "When and how you reach us",
    hours: "When we answer",
    within: "We usually answer within one working day.",
    other: "Other ways",
    chat: "the quickest while we are here.",
    imprint: "Our addresses",
    email: "by topic, for e-mail and post.",
    key: "Encrypted",
    keyText: "This form encrypts on arrival. For e-mail, use our PGP key:",
    showKey: "Show the PGP key",
  },
  "my-contact": {
    title: "Change your e-mail address",
    text: "With your mobile ID or nest ID. The new address confirms it, and the old one can undo it for seven days.",
  },
} as const;
