/** The spec's table (section 2), with one example for each path that names something; without language prefix. */
export const PATHS = [
  "",
  "/about",
  "/concept",
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

/** Pages that are reached from those, with a form and nothing that a search engine should find. */
export const FORM_PATHS = [
  "/shop/checkout",
  "/shop/confirmation",
  "/support/chat/forgot-password",
  "/support/chat/reset-password",
  "/support/chat/confirm-email",
];
