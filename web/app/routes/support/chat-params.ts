/** Says on the chat's page that the conversation was erased just now. */
export const ERASED_PARAM = "erased";
