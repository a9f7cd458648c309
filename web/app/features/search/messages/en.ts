/** Texts of the search of the whole site. English is the reference. */
export const messages = {
  title: "Search",
  label: "What are you looking for?",
  hint: "A word, a question, or the name of a file. Nobody notes what you search for.",
  submit: "Search",
  errors: {
    "question-too-short": "That is too short. Please write at least {count} letters.",
    "too-many-tries":
      "The search limit is exceeded. Please try again in {minutes, plural, one {# minute} other {# minutes}}.",
    "service-unavailable": "The search does not answer at the moment. Please try again in a minute.",
  },
  kinds: {
    page: "Page",
    product: "Shop",
    service: "Service",
    file: "File",
    resource: "Guide",
    article: "Answer",
  },
  results: {
    heading: "{count, plural, one {# result} other {# results}} for “{question}”",
    none: "Nothing on this site fits “{question}”",
    noneHint: "Try other words or fewer of them, or ask a person.",
    contact: "Write to support",
    chat: "Open the chat",
  },
} as const;
