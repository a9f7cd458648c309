import type { IncomingMessage } from "node:http";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * True when a request that changes something may come from a page of ours. Browsers tell where a form was sent from,
 * and scripts cannot forge it; the framework checks this for pages only, we for everything. Text browsers send only the
 * referring page, and lynx not even that if its address has a query. A request without any of the three headers is
 * therefore accepted (docs/decisions/029-where-forms-come-from.md says why that is safe).
 * @param ourOrigin the site's origin as this visitor sees it
 */
export function isFromOurPages({ method = "GET", headers }: IncomingMessage, ourOrigin: string): boolean {
  if (SAFE_METHODS.includes(method)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (headers.origin !== undefined) return headers.origin === ourOrigin;
  return site !== undefined || headers.referer === undefined || originOf(headers.referer) === ourOrigin;
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
