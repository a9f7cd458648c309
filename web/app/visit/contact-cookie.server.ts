import { CONTACT_ADDRESSES } from "@wren/domain";
import { parseCookie } from "cookie";
import { z } from "zod";
import { serializeCookie } from "./cookies.server.ts";
import { seal, unseal } from "./signed-value.server.ts";

export const CONTACT_COOKIE = "wren-contact";
export const CONTACT_SECONDS = 10 * 60;

const sentSchema = z.object({ reference: z.string(), address: z.enum(CONTACT_ADDRESSES) });

export type SentContact = z.infer<typeof sentSchema>;

/** Carries the reference to the page after the form, so that it appears in no address, log or history. */
export function contactCookie(sent: SentContact): string {
  return serializeCookie(CONTACT_COOKIE, seal(CONTACT_COOKIE, sent), CONTACT_SECONDS);
}

export function readContactCookie(request: Request): SentContact | null {
  const { [CONTACT_COOKIE]: value = "" } = parseCookie(request.headers.get("cookie") ?? "");
  return sentSchema.safeParse(unseal(CONTACT_COOKIE, value)).data ?? null;
}
