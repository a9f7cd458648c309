// Limits that the support pages' forms need in the browser, apart from those that every page needs.

/** "5G" is a question, one letter is none, and longer texts are not questions. */
export const MIN_QUESTION_LENGTH = 2;
export const MAX_QUESTION_LENGTH = 200;

export const CONTACT_MESSAGE_MIN_LENGTH = 20;
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;
export const CONTACT_MAX_FILES = 3;
export const CONTACT_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** File types that support can open, by form or chat. The content decides the type, not the name. */
export const SUPPORT_FILE_TYPES = ["image/png", "image/jpeg", "image/webp", "application/pdf", "text/plain"] as const;
/** An encrypted message is longer than the typed text, and only support can count the latter. */
export const ENCRYPTED_MESSAGE_MAX_LENGTH = 20_000;

/** Maximum length of a chat message. Longer texts are sent as files. */
export const CHAT_MESSAGE_MAX_LENGTH = 4_000;
/** True for a type whose files the server draws anew; all others are only offered for saving. */
export function isPictureType(type: (typeof SUPPORT_FILE_TYPES)[number]): boolean {
  return type.startsWith("image/");
}
