// What forms must know in the browser. It stands apart from the contracts, which would bring their library along.

export const MAX_QUANTITY = 10;
export const MAX_CART_LINES = 20;
export const MAX_CART_SERVICES = 5;

/** As long as a field of an address may be; a real one is shorter. */
export const ADDRESS_MAX_LENGTH = 100;
export const ZIP_MAX_LENGTH = 16;

/** The choice for everybody who does not find their country among those we send to. */
export const OTHER_COUNTRY = "other";

/** A search for less finds everything, and for more is not a question. */
export const MIN_QUESTION_LENGTH = 3;
export const MAX_QUESTION_LENGTH = 200;

export const CONTACT_MESSAGE_MIN_LENGTH = 20;
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;
export const CONTACT_MAX_FILES = 3;
export const CONTACT_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** What support can open. What a file is, its content says, not its name. */
export const CONTACT_FILE_TYPES = ["image/png", "image/jpeg", "image/webp", "application/pdf", "text/plain"] as const;
