import type { Contents } from "../../platform/content/content";

/** Canned replies and labels, which support agents write for themselves. */
export const chatContents = {
  "api::chat.canned-reply": {
    isPublic: false,
    labels: {
      title: ["Title", "By which support finds it; visitors never see it."],
      order: ["Order", "Smaller numbers come first."],
      en: ["English", "The answer, which support may change before it is sent."],
      de: ["German", "The answer, which support may change before it is sent."],
      labels: ["Then: labels", "The conversation gets them when the reply is sent."],
      takesOver: ["Then: take it over", "The conversation becomes that of whoever sends the reply."],
      priority: ["Then: priority", "urgent, with the reply's title as the reason, or normal again."],
      snooze: ["Then: put aside", "later-today: in three hours. tomorrow and next-week: at eight in the morning."],
      closes: ["Then: close", "The conversation is closed; as always, this can be undone for ten seconds."],
    },
  },
  "api::chat.chat-label": {
    isPublic: false,
    labels: {
      en: ["English", "A short word, such as Payment. Visitors never see it."],
      de: ["German", "The same word in German."],
      order: ["Order", "Smaller numbers come first."],
    },
  },
} satisfies Contents;
