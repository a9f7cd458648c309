// Limits that forms need in the browser, apart from the contracts, which would load zod with them.

export const MAX_QUANTITY = 10;
export const MAX_CART_LINES = 20;
export const MAX_CART_SERVICES = 5;

/** Maximum length of an address field; real ones are shorter. */
export const ADDRESS_MAX_LENGTH = 100;
export const ZIP_MAX_LENGTH = 16;

/** Choice for visitors whose country is not among those we ship to. */
export const OTHER_COUNTRY = "other";
