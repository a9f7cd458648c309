import type { IncomingMessage } from "node:http";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a request that changes something comes from a page of ours. Browsers say where a form was sent
 * from and scripts cannot lie about it; the framework checks this for pages only, we for everything. Text browsers
 * (lynx, w3m, links) name the page they come from and nothing else.
 */
export function isFromOurPages({ method = "GET", headers }: IncomingMessage, publicUrl: string): boolean {
  if (SAFE_METHODS.includes(method)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;

  const { protocol, host } = new URL(publicUrl);
  const ourOrigin = `${protocol}//${headers.host ?? host}`;
  if (headers.origin !== undefined) return headers.origin === ourOrigin;
  return site !== undefined || originOf(headers.referer) === ourOrigin;
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
