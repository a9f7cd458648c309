/** Texts of the support page. English is the reference. */
export const messages = {
  heading: "Ways to get help",
  kb: { title: "Knowledge base", text: "Every article, sorted by task. Open to everyone." },
  chat: {
    title: "Chat",
    online: "We are online.",
    offline: "Nobody is at the desk right now.",
    text: "Sign in with your support ID, or with an e-mail address and a password. Write at any time: we e-mail you when there is an answer.",
  },
  contact: {
    title: "Contact form",
    text: "For anything that can wait a little, with up to three attachments. We usually answer within one working day.",
  },
  files: { title: "Files", text: "Downloads by platform, each with version, checksum and signature." },
  "my-contact": {
    title: "Change your e-mail address",
    text: "With your mobile ID or nest ID. The new address confirms it, and the old one can undo it for seven days.",
  },
} as const;
