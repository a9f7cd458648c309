import type { Core } from "@strapi/strapi";

const config: Core.Config.Middlewares = [
  // No `strapi::logger`: it writes every address with its query, and queries can hold what visitors typed.
  "strapi::errors",
  "global::passing-failures",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          // Strapi's defaults allow its marketplace's picture host; staff browsers ask nobody but us.
          "img-src": ["'self'", "data:", "blob:"],
          "media-src": ["'self'", "data:", "blob:"],
          "connect-src": ["'self'"],
        },
      },
    },
  },
  // No `strapi::poweredBy`, and no foreign origin: browsers reach the api through web only.
  { name: "strapi::cors", config: { origin: [] } },
  "global::downloads",
  "strapi::query",
  "global::published-only",
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
