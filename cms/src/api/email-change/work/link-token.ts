import { randomBytes } from "node:crypto";
import type { EmailChangeLink } from "@wren/domain";
import { hashOf } from "../../../platform/hash";

/** 192 bits, 32 characters. */
const TOKEN_BYTES = 24;

/** Makes the token for a mail, and its hash for the database. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, hash: hashOf(token) };
}

/** Filter for the change that a link belongs to. The two kinds of link are never interchangeable. */
export function byToken(link: EmailChangeLink, token: string): object {
  const hash = hashOf(token);
  return link === "confirm" ? { tokenHash: hash } : { $or: [{ undoTokenHash: hash }, { stopTokenHash: hash }] };
}

/** Path on the site, without the language prefix. */
export function linkPath(link: EmailChangeLink, token: string): string {
  return `/support/my-contact/${link}?token=${token}`;
}
