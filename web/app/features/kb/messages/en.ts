/** Texts of the knowledge base and its search. English is the reference. */
export const messages = {
  none: "There are no articles yet. Please ask us instead.",
  search: {
    label: "What do you want to know?",
    hint: "A question or a few words. Typos are fine, and we do not record what you search for.",
    submit: "Search",
    suggestions: "Suggestions",
  },
  errors: {
    "question-too-short": "The question is too short. Please write at least {count} letters.",
    "too-many-tries":
      "The search limit is exceeded. Please try again in {minutes, plural, one {# minute} other {# minutes}}; you can browse the articles below meanwhile.",
    "service-unavailable":
      "The search is not available at the moment. Please try again in a minute; you can browse the articles below meanwhile.",
  },
  results: {
    title: "Search: {question}",
    heading: "{count, plural, one {# answer} other {# answers}} to “{question}”",
    none: "No article answers “{question}”",
    noneHint: "Try other words or fewer of them, look through the articles below, or ask a person.",
    ask: "Write to support",
    all: "All articles",
  },
  topQuestions: { heading: "Most asked", more: "Open as a page" },
  article: {
    related: "Related articles",
    helpfulHeading: "Was this helpful?",
    helpfulNote: "We only count the answers. Nobody knows who gave them.",
    yes: "Yes",
    no: "No",
    thanks: "Thank you. That helps us write better answers.",
    notCounted: "We could not count your answer just now. Nothing else is lost.",
    stuckHeading: "Still stuck?",
    stuckText: "Describe what you did, what happened and what you expected. We usually answer within one working day.",
    contact: "Write to support",
    chat: "Open the chat",
  },
} as const;
