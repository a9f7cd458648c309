/** Texts of the knowledge base and its search. English is the reference. */
export const messages = {
  none: "There are no articles yet. Please ask us instead.",
  search: {
    label: "What do you want to know?",
    hint: "A question or a few words. Typing mistakes do no harm, and nobody notes what you search for.",
    submit: "Search",
    suggestions: "Suggestions",
  },
  errors: {
    "question-too-short": "The question is too short. Please write at least {count} letters.",
    "too-many-tries":
      "The search limit is exceeded. Please try again in {minutes, plural, one {# minute} other {# minutes}}; the articles below are open to you meanwhile.",
    "service-unavailable":
      "The search does not answer at the moment. Please try again in a minute; the articles below are open to you meanwhile.",
  },
  results: {
    title: "Search: {question}",
    heading: "{count, plural, one {# answer} other {# answers}} to “{question}”",
    none: "No article answers “{question}”",
    noneHint: "Try other words or fewer of them, look through the articles below, or ask a person.",
    ask: "Write to support",
    all: "All articles",
  },
  topQuestions: { heading: "Asked most often", more: "Open as a page" },
  article: {
    related: "Related articles",
    helpfulHeading: "Was this helpful?",
    helpfulNote: "We only count. Nobody knows who answered.",
    yes: "Yes",
    no: "No",
    thanks: "Thank you. That helps us to write better answers.",
    notCounted: "Your answer could not be counted just now. Nothing is lost but the count.",
    stuckHeading: "Still stuck?",
    stuckText: "Describe what you did, what happened and what you expected. We usually answer within one working day.",
    contact: "Write to support",
    chat: "Open the chat",
  },
} as const;
