import type { IncomingMessage, ServerResponse } from "node:http";
import { SITEMAP_PATH } from "#app/lib/paths.ts";

type Doors = { bots: "maintenance" | "allow"; isClosed: () => boolean | Promise<boolean>; publicUrl: string };

/** `robots.txt` matches the treatment of bots: the maintenance page, or the site once it is open. */
export async function sendRobots(request: IncomingMessage, response: ServerResponse, doors: Doors): Promise<boolean> {
  if (request.url !== "/robots.txt") return false;
  const isClosed = await doors.isClosed();
  const isOpen = doors.bots === "allow" && !isClosed;
  const lines = isOpen ? ["Disallow:", "", `Sitemap: ${new URL(SITEMAP_PATH, doors.publicUrl).href}`] : ["Disallow: /"];
  // A crawler that comes while the site is closed must see at its next visit that it has opened.
  const cacheControl = isClosed ? "no-store" : "public, max-age=3600";
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cacheControl });
  response.end(`${["User-agent: *", ...lines].join("\n")}\n`);
  return true;
}
