/** Paths that code must name, without language prefix. */
export const MAINTENANCE_PATH = "/maintenance";
export const PREFERENCES_PATH = "/preferences";
export const CART_PATH = "/cart";
export const CHECKOUT_PATH = "/shop/checkout";
export const CONFIRMATION_PATH = "/shop/confirmation";
export const FILES_PATH = "/support/files";
export const SERVICES_PATH = "/shop/services";
export const SUPPORT_PATH = "/support";
export const KB_PATH = "/support/kb";
export const CONTACT_PATH = "/support/contact";
export const CHAT_PATH = "/support/chat";
export const SEARCH_PATH = "/search";
export const KB_SUGGESTIONS_PATH = "/kb-suggestions";
export const MY_CONTACT_PATH = "/support/my-contact";
export const TRUST_PATH = "/trust";
export const CONTACT_SENT_PATH = "/support/contact/sent";
export const SHOP_PATH = "/shop";
/** Files for programs; the last two exist in each language. */
export const SITEMAP_PATH = "/sitemap.xml";
export const FEED_PATH = "/feed.xml";
export const WEB_MANIFEST_PATH = "/site.webmanifest";
