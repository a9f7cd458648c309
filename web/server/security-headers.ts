import { createHash } from "node:crypto";
import { delocalizePath } from "#app/i18n/path.ts";

const HSTS_TWO_YEARS = "max-age=63072000; includeSubDomains; preload";

/** Nothing on the site needs any of these, so nothing that slips into it gets them. */
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
  backendPublicUrl: string;
  /** Where those pages may send a buyer that lead to a payment. */
  paymentOrigins: readonly string[];
};

/** The pages whose forms lead on to a payment provider. */
const PAYING_PAGES = ["/shop/checkout", "/shop/confirmation"];

/** The page that shows another of ours in a frame, where no script runs. */
const FRAMING_PAGE = "/support/chat";

/**
 * On every answer, files and errors included. A page replaces the policy by one that knows its scripts.
 * @param address where visitors reach the site
 */
export function securityHeaders(site: Site, address: string): Record<string, string> {
  return {
    ...FIXED_HEADERS,
    ...(address.startsWith("https:") ? { "Strict-Transport-Security": HSTS_TWO_YEARS } : {}),
    "Content-Security-Policy": contentSecurityPolicy(site, { pathname: "", html: "" }),
  };
}

type Page = { pathname: string; html: string };

/**
 * Everything is forbidden but what comes from us; inline scripts are named by their hash, so a page and its
 * policy can be kept and sent together, which a nonce would not allow.
 */
export function contentSecurityPolicy({ backendPublicUrl, paymentOrigins }: Site, { pathname, html }: Page): string {
  const hashes = inlineScripts(html).map(hashOf);
  // Browsers hold a form's redirects to the rule as well: without this, a post that ends at the provider is stopped.
  const formTargets = PAYING_PAGES.includes(delocalizePath(pathname)) ? paymentOrigins : [];
  const frames = delocalizePath(pathname) === FRAMING_PAGE ? ["frame-src 'self'"] : [];
  const pictures = URL.canParse(backendPublicUrl) ? ` ${new URL(backendPublicUrl).origin}` : "";
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
    "style-src 'self'",
    `img-src 'self'${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...frames,
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formTargets].join(" "),
    "require-trusted-types-for 'script'",
    "trusted-types default wren-island",
  ].join("; ");
}

/** Pages differ in their data, not in their code: there are a few scripts in all, and each is hashed once. */
const knownHashes = new Map<string, string>();
const MAX_KNOWN_HASHES = 500;

function hashOf(code: string): string {
  const known = knownHashes.get(code);
  if (known) return known;
  const hash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  // A copy: a part of a string keeps all of it in memory, here a page.
  if (knownHashes.size < MAX_KNOWN_HASHES) knownHashes.set(Buffer.from(code).toString(), hash);
  return hash;
}

/** The code of every script that stands in the page itself. Data is no code. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (let start = html.indexOf("<script"); start !== -1; start = html.indexOf("<script", start + 1)) {
    const codeStart = html.indexOf(">", start) + 1;
    const attributes = html.slice(start, codeStart);
    if (/\ssrc=|json"/.test(attributes)) continue;
    scripts.push(html.slice(codeStart, html.indexOf("</script>", codeStart)));
  }
  return scripts;
}
