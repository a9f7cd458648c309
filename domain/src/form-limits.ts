// What forms must know in the browser. It stands apart from the contracts, which would bring their library along.

export const MAX_QUANTITY = 10;
export const MAX_CART_LINES = 20;
export const MAX_CART_SERVICES = 5;

/** As long as a field of an address may be; a real one is shorter. */
export const ADDRESS_MAX_LENGTH = 100;
export const ZIP_MAX_LENGTH = 16;

/** The choice for everybody who does not find their country among those we send to. */
export const OTHER_COUNTRY = "other";
