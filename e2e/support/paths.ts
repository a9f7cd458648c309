/** Paths of the spec's table (section 2), with one example for each parameter, without language prefix. */
export const PATHS = [
  "",
  "/about",
  "/concept",
  "/trust",
  "/imprint",
  "/privacy",
  "/tos",
  "/coc",
  "/shop",
  "/shop/wren-one",
  "/shop/case",
  "/shop/services",
  "/shop/services/storage-extension",
  "/shop/services/subscription-renewal",
  "/support",
  "/support/kb",
  "/support/kb/nest-full",
  "/support/chat",
  "/support/files",
  "/support/contact",
  "/support/my-contact",
  "/resources/verify-your-phone",
  "/resources/warranty-and-repair",
];

/** Further pages with forms, which search engines should not index. */
export const FORM_PATHS = [
  "/search",
  "/shop/checkout",
  "/shop/confirmation",
  "/support/chat/forgot-password",
  "/support/chat/reset-password",
  "/support/chat/confirm-email",
];
