import { PHRASE_BYTES, phraseOf, type Locale } from "@wren/domain";
import { parseCookie } from "cookie";
import { z } from "zod";
import { serializeCookie } from "./cookies.server.ts";
import { decrypt, derive, encrypt } from "./signed-value.server.ts";

const HOUR_SECONDS = 60 * 60;

/**
 * The phrase that belongs to a form's key. A form that is sent twice gets the same one, so that what the page shows is
 * right whichever answer arrives. It holds for an hour: browsers may keep the page with the key for longer.
 */
export function phraseFor(key: string, { locale, nowMs = Date.now() }: { locale: Locale; nowMs?: number }): string {
  const hour = Math.floor(nowMs / 1_000 / HOUR_SECONDS);
  return phraseOf(locale, Uint8Array.from(derive("phrase", `${key} ${String(hour)}`).subarray(0, PHRASE_BYTES)));
}

export const PHRASE_COOKIE = "wren-phrase";
export const PHRASE_SECONDS = HOUR_SECONDS;

const shownSchema = z.object({ supportNumber: z.string(), phrase: z.string() });

type Shown = z.infer<typeof shownSchema>;

/**
 * Carries a new phrase to the page that shows it, also when that is loaded again: we keep only its hash. The number says
 * whose it is, so that nobody reads it beside another one.
 */
export function phraseCookie(shown: Shown): string {
  return serializeCookie(PHRASE_COOKIE, encrypt(PHRASE_COOKIE, shown), PHRASE_SECONDS);
}

export function clearedPhraseCookie(): string {
  return serializeCookie(PHRASE_COOKIE, "", 0);
}

/** The phrase of this number, as long as its visitor has not put it away. */
export function readPhraseCookie(request: Request, supportNumber: string | null): string | null {
  const { [PHRASE_COOKIE]: value = "" } = parseCookie(request.headers.get("cookie") ?? "");
  const shown = shownSchema.safeParse(decrypt(PHRASE_COOKIE, value)).data;
  return shown?.supportNumber === supportNumber ? shown.phrase : null;
}
