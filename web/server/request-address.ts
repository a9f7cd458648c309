import type { IncomingMessage } from "node:http";

/** A name or an address, and a port: no credentials, nothing that could end the host early. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
const ABSOLUTE_FORM = /^https?:\/\/([^/?#\\]*)/i;

/**
 * Checks the host and the address that a request names, so that everything behind can build addresses of them. A
 * request may name its host in the first line instead (RFC 9112, 3.2.2); from here on it looks like all others.
 * @returns false for a request that is to be refused
 */
export function readAddress(request: IncomingMessage): boolean {
  const { url = "", headers } = request;
  if (!url.startsWith("/")) {
    const host = ABSOLUTE_FORM.exec(url)?.[1];
    if (host === undefined || !isHost(host)) return false;
    const { pathname, search } = new URL(url);
    headers.host = host;
    request.url = pathname + search;
  }
  return (headers.host === undefined || isHost(headers.host)) && isDecodable(request.url ?? "");
}

function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`);
}

/** True when every code of the path stands for a letter; of one like `%FF` the router complains to the log, by its name. */
function isDecodable(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
