/** Texts of the support page. English is the reference. */
export const messages = {
  heading: "Ways to get help",
  kb: { title: "Knowledge base", text: "All articles, sorted by what you are doing. Open to everybody." },
  chat: {
    title: "Chat",
    online: "Somebody is there.",
    offline: "Nobody is at the desk right now.",
    text: "Sign in with your support ID, or with an e-mail address and a password. You may write at any time: we e-mail you when the answer is there.",
  },
  contact: {
    title: "Contact form",
    text: "For anything that can wait a little, with up to three attachments. We usually answer within one working day.",
  },
  files: { title: "Files", text: "Downloads by platform, each with version, checksum and signature." },
  "my-contact": {
    title: "Change your e-mail address",
    text: "With your mobile ID or nest ID. The new address confirms, and the old one can undo it for seven days.",
  },
} as const;
