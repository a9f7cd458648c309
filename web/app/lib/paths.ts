/** Paths that code must name, without language prefix. */
export const MAINTENANCE_PATH = "/maintenance";
export const PREFERENCES_PATH = "/preferences";
export const CART_PATH = "/cart";
export const CHECKOUT_PATH = "/shop/checkout";
export const CONFIRMATION_PATH = "/shop/confirmation";
export const SERVICES_PATH = "/shop/services";
export const CONTACT_PATH = "/support/contact";
export const CONTACT_SENT_PATH = "/support/contact/sent";
