import { randomBytes } from "node:crypto";
import type { EmailChangeLink } from "@wren/domain";
import { hashOf } from "../../../platform/hash";

/** 192 bits, 32 characters. */
const TOKEN_BYTES = 24;

/** The token goes into a mail, its hash into the database. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, hash: hashOf(token) };
}

/** Which change a link belongs to. The two kinds never stand for each other. */
export function byToken(link: EmailChangeLink, token: string): object {
  const hash = hashOf(token);
  return link === "confirm" ? { tokenHash: hash } : { $or: [{ undoTokenHash: hash }, { stopTokenHash: hash }] };
}

/** Of the site, without language. */
export function linkPath(link: EmailChangeLink, token: string): string {
  return `/support/my-contact/${link}?token=${token}`;
}
