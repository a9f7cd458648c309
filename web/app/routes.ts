import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import { ALL_BLOCKS_PATH, type Locale } from "@wren/domain";
import { CONTENT_PATHS } from "./lib/content-pages.ts";

/** Pages that do more than show content. */
const WORKING_PAGES: Record<string, string> = {
  trust: "routes/trust.tsx",
  search: "routes/search.tsx",
  cart: "routes/cart.tsx",
  // Redirects to these paths show whether the browser took a cookie (lib/cookie-marks.ts).
  "cart/_added": "routes/cart.tsx",
  "shop/services/:slug/_found": "routes/shop/service.tsx",
  "support/chat/_entered": "routes/support/chat.tsx",
  "support/chat/_begun": "routes/support/chat.tsx",
  "support/chat/_numbered": "routes/support/chat.tsx",
  "shop/checkout": "routes/shop/checkout.tsx",
  "shop/confirmation": "routes/shop/confirmation.tsx",
  [ALL_BLOCKS_PATH.slice(1)]: "routes/all-blocks.tsx",
  "sandbox-payment/:ref": "routes/sandbox-payment.tsx",
  "sandbox-monero": "routes/sandbox-monero.tsx",
  shop: "routes/shop/shop.tsx",
  "shop/:slug": "routes/shop/product.tsx",
  "shop/services": "routes/shop/services.tsx",
  "shop/services/:slug": "routes/shop/service.tsx",
  support: "routes/support/support.tsx",
  "support/kb": "routes/support/kb.tsx",
  "support/kb/:slug": "routes/support/kb-article.tsx",
  "support/files": "routes/support/files.tsx",
  "resources/:slug": "routes/resource.tsx",
  "support/contact": "routes/support/contact.tsx",
  "support/contact/sent": "routes/support/contact-sent.tsx",
  "support/chat": "routes/support/chat.tsx",
  "support/chat/forgot-password": "routes/support/forgot-password.tsx",
  "support/chat/reset-password": "routes/support/reset-password.tsx",
  "support/chat/change-password": "routes/support/change-password.tsx",
  "support/chat/confirm-email": "routes/support/confirm-email.tsx",
  "support/my-contact": "routes/support/my-contact.tsx",
  "support/my-contact/confirm": "routes/support/email-change-confirm.tsx",
  "support/my-contact/undo": "routes/support/email-change-undo.tsx",
};

/** The same files serve both languages; only the ids differ. */
function pagesIn(locale: Locale) {
  const contentPaths = CONTENT_PATHS.filter((path) => !(path in WORKING_PAGES));
  const pages = [
    index("routes/content-page.tsx", { id: `${locale}/home` }),
    ...contentPaths.map((path) => route(path, "routes/content-page.tsx", { id: `${locale}/${path}` })),
    ...Object.entries(WORKING_PAGES).map(([path, file]) => route(path, file, { id: `${locale}/${path}` })),
    // The guards know one spelling: in another one the notice would say 503 while the site is open.
    route("maintenance", "routes/maintenance.tsx", { id: `${locale}/maintenance`, caseSensitive: true }),
    route("*", "routes/editors-page.tsx", { id: `${locale}/editors-page` }),
  ];
  return [layout("routes/page-boundary.tsx", { id: `${locale}/boundary` }, pages)];
}

export default [
  route("preferences", "routes/preferences.tsx"),
  route("kb-suggestions", "routes/support/kb-suggestions.ts"),
  route("shop/confirmation/qr.png", "routes/shop/order-qr.ts"),
  route("support/chat/messages", "routes/chat/messages.ts"),
  route("support/chat/seen", "routes/chat/seen.ts"),
  route("support/chat/news", "routes/chat/news.ts"),
  route("support/chat/unread", "routes/chat/unread.ts"),
  route("support/chat/files/:id", "routes/chat/file.ts"),
  route("support/chat/thread", "routes/chat/thread.tsx", { id: "en/chat-thread" }),
  route("de/support/chat/thread", "routes/chat/thread.tsx", { id: "de/chat-thread" }),
  route("connect/:provider", "routes/connect/start.ts"),
  route("connect/:provider/callback", "routes/connect/return.ts"),
  route("captcha/:file", "routes/captcha.ts", { id: "en/captcha" }),
  route("de/captcha/:file", "routes/captcha.ts", { id: "de/captcha" }),
  ...pagesIn("en"),
  ...prefix("de", pagesIn("de")),
] satisfies RouteConfig;
