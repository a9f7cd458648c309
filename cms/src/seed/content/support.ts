import type { SeedPage } from "../entries";

export const support: SeedPage = {
  slug: "support",
  en: {
    title: "FAQ and support",
    description:
      "Most questions already have an answer. For the rest there are people in Bern, Monday to Friday, 8:00 to 18:00.",
    blocks: [
      {
        __component: "blocks.call-to-action",
        heading: "Did not find what you need?",
        text: "Describe what you did, what happened and what you expected. That is usually enough.",
        actions: [
          { label: "Write to support", target: "/support/contact" },
          { label: "Open the chat", target: "/support/chat" },
        ],
      },
    ],
  },
  de: {
    title: "FAQ und Support",
    description:
      "Die meisten Fragen sind schon beantwortet. Für die anderen gibt es Menschen in Bern, Montag bis Freitag, 8.00 bis 18.00 Uhr.",
    blocks: [
      {
        __component: "blocks.call-to-action",
        heading: "Nicht gefunden, was Sie suchen?",
        text: "Beschreiben Sie, was Sie getan haben, was geschehen ist und was Sie erwartet hätten. Das genügt meistens.",
        actions: [
          { label: "An den Support schreiben", target: "/support/contact" },
          { label: "Chat öffnen", target: "/support/chat" },
        ],
      },
    ],
  },
};
