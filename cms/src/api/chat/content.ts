import type { Contents } from "../../platform/content/content";

/** Canned replies, which support agents write for themselves. */
export const chatContents = {
  "api::chat.canned-reply": {
    isPublic: false,
    labels: {
      title: ["Title", "By which support finds it; visitors never see it."],
      order: ["Order", "Smaller numbers come first."],
      en: ["English", "The answer, which support may change before it is sent."],
      de: ["German", "The answer, which support may change before it is sent."],
    },
  },
} satisfies Contents;
