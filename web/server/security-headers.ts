import { createHash } from "node:crypto";
import { delocalizePath } from "#app/i18n/path.ts";
import { isOurScript } from "./inline-scripts.ts";

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
  backendPublicUrl: string;
  /** Origins of payment providers to which a buyer may be redirected. */
  paymentOrigins: readonly string[];
};

/** Pages whose forms redirect to a payment provider. */
const PAYING_PAGES = ["/shop/checkout", "/shop/confirmation"];

/** The page that shows another page of ours in a frame, where no script runs. */
const FRAMING_PAGE = "/support/chat";

/**
 * Headers of every answer, including files and errors. A page replaces the policy by one with the hashes of its
 * scripts.
 * @param address the site's address as visitors use it
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
 * Forbids everything but our own origin. Inline scripts are allowed by hash, so a page and its policy can be cached
 * together, which a nonce would not allow.
 */
export function contentSecurityPolicy({ backendPublicUrl, paymentOrigins }: Site, { pathname, html }: Page): string {
  const hashes = inlineScripts(html).flatMap((code) => hashOf(code) ?? []);
  // Browsers apply the rule to a form's redirects as well: without this, a post that ends at the provider is blocked.
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

/** Hashes are cached: pages differ in their data, not in their code, so there are only a few scripts. */
const knownHashes = new Map<string, string>();
const MAX_KNOWN_HASHES = 500;

/** @returns null for code that our template did not write */
function hashOf(code: string): string | null {
  const known = knownHashes.get(code);
  if (known) return known;
  if (!isOurScript(code)) return null;
  const hash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  // A copy, because a substring would keep the whole page in memory.
  if (knownHashes.size < MAX_KNOWN_HASHES) knownHashes.set(Buffer.from(code).toString(), hash);
  return hash;
}

/** The code of all inline scripts; data blocks are no code. */
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
