/** Marks the chat's address right after the conversation was erased. */
export const ERASED_PARAM = "erased";
