/** Says on the chat's page that the conversation was erased just now. */
export const ERASED_PARAM = "erased";
/** Marks the way from the door into the room, where the session's cookie must be there. */
export const SIGNED_IN_PARAM = "signed-in";
