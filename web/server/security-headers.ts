import { delocalizePath } from "#app/i18n/path.ts";
import { readPreview } from "#app/lib/preview.ts";

const HSTS_TWO_YEARS = "max-age=63072000; includeSubDomains; preload";

/** The site needs none of these, so injected code must not get them either. */
const DENIED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

const FIXED_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  // Not `no-referrer`: browsers then send `Origin: null` with forms, and the router refuses them as forged.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-DNS-Prefetch-Control": "off",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
};

export type Site = {
  /** Hashes of the inline scripts that the build vouches for. */
  inlineScripts: readonly string[];
  backendPublicUrl: string;
  /** Origins of payment providers to which a buyer may be redirected. */
  paymentOrigins: readonly string[];
  /** Origins of the admin, which shows previews of drafts in a frame. */
  adminOrigins: readonly string[];
};

/** Without an address of its own, staff open the admin at the cms, on this machine by either of its names. */
export function adminOrigins({ ADMIN_URL, CMS_URL }: { ADMIN_URL?: string; CMS_URL: string }): string[] {
  const { origin, port, hostname } = new URL(ADMIN_URL ?? CMS_URL);
  return hostname === "127.0.0.1" ? [origin, `http://localhost:${port}`] : [origin];
}

/** Pages whose forms redirect to a payment provider. */
const PAYING_PAGES = ["/shop/checkout", "/shop/confirmation"];

/** The page that shows another page of ours in a frame, where no script runs. */
const FRAMING_PAGE = "/support/chat";

/**
 * Headers of every answer, including files and errors. A page replaces the policy by one with the hashes of its
 * inline scripts.
 * @param address the site's address as visitors use it
 */
export function securityHeaders(site: Site, address: string): Record<string, string> {
  return {
    ...FIXED_HEADERS,
    ...(address.startsWith("https:") ? { "Strict-Transport-Security": HSTS_TWO_YEARS } : {}),
    "Content-Security-Policy": contentSecurityPolicy({ ...site, inlineScripts: [] }, ""),
  };
}

/**
 * Forbids everything but our own origin. Inline scripts are allowed by hash, so a page and its policy can be cached
 * together, which a nonce would not allow. The hashes are those of the build, whatever stands in the page.
 */
export function contentSecurityPolicy(site: Site, pathname: string, search = ""): string {
  const { backendPublicUrl, paymentOrigins, adminOrigins, inlineScripts } = site;
  // Browsers apply the rule to a form's redirects as well: without this, a post that ends at the provider is blocked.
  const formTargets = PAYING_PAGES.includes(delocalizePath(pathname)) ? paymentOrigins : [];
  const frames = delocalizePath(pathname) === FRAMING_PAGE ? ["frame-src 'self'"] : [];
  const pictures = URL.canParse(backendPublicUrl) ? ` ${new URL(backendPublicUrl).origin}` : "";
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(" ")}`,
    "style-src 'self'",
    `img-src 'self'${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...frames,
    `frame-ancestors ${readPreview(search) ? adminOrigins.join(" ") : "'none'"}`,
    ["form-action 'self'", ...formTargets].join(" "),
    "require-trusted-types-for 'script'",
    "trusted-types default wren-island wren-start",
  ].join("; ");
}
