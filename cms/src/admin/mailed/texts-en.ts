/** English texts about messages that came by e-mail. Placeholders in braces follow the ICU message format. */
export const en = {
  "mailed.by-mail": "came by e-mail",
  "mailed.other-sender":
    "From another address than the one we wrote to: it may be somebody else. Say nothing that only the visitor may know.",
  "mailed.not-taken": "Not taken: {names}. Only pictures, PDF and text up to 5 MB, three at most.",
  "mailed.original": "Show the whole e-mail",
} as const;
