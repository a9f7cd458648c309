import type { Core } from "@strapi/strapi";
import { env } from "../src/platform/env";

const config: Core.Config.Middlewares = [
  // No `strapi::logger`: it writes every address with its query, and queries can hold what visitors typed.
  "global::health",
  "strapi::errors",
  "global::passing-failures",
  "global::edit-conflicts",
  "global::field-refusals",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: {
        // Browsers of staff ask nobody but us. Texts, not lists: Strapi fills up a list with its own default, which
        // allows every host of the web.
        useDefaults: false,
        directives: {
          "default-src": "'none'",
          "script-src": "'self'",
          // The admin's components write their styles into the page.
          "style-src": "'self' 'unsafe-inline'",
          "img-src": "'self' data: blob:",
          "media-src": "'self' blob:",
          "font-src": "'self' data:",
          "connect-src": "'self'",
          "manifest-src": "'self'",
          // Previews of drafts.
          "frame-src": new URL(env("PUBLIC_URL")).origin,
          "base-uri": "'none'",
          "form-action": "'self'",
          "frame-ancestors": "'none'",
          "object-src": "'none'",
        },
      },
    },
  },
  // No `strapi::poweredBy`, and no foreign origin: browsers reach the api through web only.
  { name: "strapi::cors", config: { origin: [] } },
  "global::secure-cookies",
  "global::downloads",
  "strapi::query",
  "global::content-requests",
  "global::staff-uploads",
  {
    name: "strapi::body",
    // Payment providers sign their messages as they were sent, so that is kept too.
    config: { formLimit: "256kb", jsonLimit: "1mb", textLimit: "256kb", includeUnparsed: true },
  },
  "global::unpacked-files",
  "global::rate-limits",
  {
    name: "strapi::session",
    // Only a provider login uses it, for its minutes. Web hands it to the browser as a secure cookie of its own;
    // over the plain connection between web and us, Strapi would refuse to send one.
    config: { key: "connect", maxAge: 10 * 60 * 1000, secure: false, sameSite: "lax" },
  },
  "strapi::favicon",
  "strapi::public",
];

export default config;
