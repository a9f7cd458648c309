import { parseCookie } from "cookie";
import type { Account, Tokens } from "#app/cms/accounts.server.ts";
import { env } from "#app/env.server.ts";
import { serializeCookie } from "./cookies.server.ts";

/** The prefix `__Host-` over https makes browsers guarantee that only this host can set it. */
export function sessionCookieName(origin: string): string {
  return origin.startsWith("https:") ? `__Host-${env.AUTH_COOKIE}` : env.AUTH_COOKIE;
}

/** Defaults to the cms's maximum lifetime of a session. */
export const SESSION_SECONDS = env.AUTH_COOKIE_MAX_AGE_DAYS * 24 * 60 * 60;

const OPTIONS = { maxAge: SESSION_SECONDS, sameSite: env.AUTH_COOKIE_SAME_SITE };

/** A character that neither token contains. */
const SEPARATOR = "~";

/** The visitor's session during one request. Scripts in browsers never see it; the cookie changes with the answer. */
export type Session = Account & {
  /** `Set-Cookie` for the changed session, or null when nothing changed. */
  setCookie(): string | null;
};

/** @param origin the site's origin as the visitor sees it */
export function readSession(cookieHeader: string | null, origin: string): Session {
  const name = sessionCookieName(origin);
  const { [name]: value } = parseCookie(cookieHeader ?? "");
  let tokens = parseTokens(value);
  // An unreadable cookie is cleared, because the browser would send it for ever.
  let isChanged = value !== undefined && tokens === null;
  return {
    get token() {
      return tokens?.token ?? null;
    },
    get tokens() {
      return tokens;
    },
    store(next) {
      tokens = next;
      isChanged = true;
    },
    clear() {
      isChanged ||= tokens !== null;
      tokens = null;
    },
    setCookie() {
      if (!isChanged) return null;
      if (!tokens) return serializeCookie(name, "", { ...OPTIONS, maxAge: 0 });
      return serializeCookie(name, `${tokens.token}${SEPARATOR}${tokens.refreshToken}`, OPTIONS);
    },
  };
}

function parseTokens(value: string | undefined): Tokens | null {
  const [token, refreshToken, ...rest] = (value ?? "").split(SEPARATOR);
  return token && refreshToken && rest.length === 0 ? { token, refreshToken } : null;
}
