import type { IncomingMessage, ServerResponse } from "node:http";
import { DAY_MS } from "@wren/domain";

/** RFC 9116 asks for less than a year. It moves on with every day on which somebody runs the site. */
const VALID_DAYS = 90;

/** Tells finders of a security hole how to reach us (RFC 9116). */
export function sendSecurityTxt(
  request: IncomingMessage,
  response: ServerResponse,
  { publicUrl, contact }: { publicUrl: string; contact: string | undefined },
): boolean {
  if (request.url !== "/.well-known/security.txt") return false;
  const lines = [
    `Contact: ${contact ?? new URL("/support/contact", publicUrl).href}`,
    `Expires: ${expiryOf(Date.now())}`,
    "Preferred-Languages: de, en",
    `Canonical: ${new URL("/.well-known/security.txt", publicUrl).href}`,
  ];
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" });
  response.end(request.method === "HEAD" ? undefined : `${lines.join("\n")}\n`);
  return true;
}

/** The same all day, so that copies of the file can be compared. */
function expiryOf(nowMs: number): string {
  const midnight = Math.floor(nowMs / DAY_MS) * DAY_MS;
  return new Date(midnight + VALID_DAYS * DAY_MS).toISOString();
}
