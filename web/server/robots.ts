import type { IncomingMessage, ServerResponse } from "node:http";

/** `robots.txt` matches the treatment of bots: the maintenance page, or the site. */
export function sendRobots(request: IncomingMessage, response: ServerResponse, bots: "maintenance" | "allow"): boolean {
  if (request.url !== "/robots.txt") return false;
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" });
  response.end(`User-agent: *\n${bots === "allow" ? "Disallow:" : "Disallow: /"}\n`);
  return true;
}
