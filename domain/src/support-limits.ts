// What the support pages' forms must know in the browser, apart from what every page needs.

/** A search for less finds everything, and for more is not a question. */
export const MIN_QUESTION_LENGTH = 3;
export const MAX_QUESTION_LENGTH = 200;

export const CONTACT_MESSAGE_MIN_LENGTH = 20;
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;
export const CONTACT_MAX_FILES = 3;
export const CONTACT_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** What support can open. What a file is, its content says, not its name. */
export const CONTACT_FILE_TYPES = ["image/png", "image/jpeg", "image/webp", "application/pdf", "text/plain"] as const;
/** An encrypted message is longer than what was typed, and nobody but support can count it. */
export const ENCRYPTED_MESSAGE_MAX_LENGTH = 20_000;

/** A message of the chat. Longer texts are files. */
export const CHAT_MESSAGE_MAX_LENGTH = 4_000;
/** Pictures and text; like all files they are judged by their content. */
export const CHAT_FILE_TYPES = ["image/png", "image/jpeg", "image/webp", "text/plain"] as const;
