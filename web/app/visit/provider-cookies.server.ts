import { parseCookie } from "cookie";
import { PROVIDER_COOKIES, type ProviderCookies } from "#app/cms/provider-login.server.ts";
import { serializeCookie } from "./cookies.server.ts";

const PATH = "/connect";
const MAX_AGE_SECONDS = 10 * 60;

/** The cms's cookies during a provider login, sent to that path only. */
export function readProviderCookies(headers: Headers): ProviderCookies {
  const cookies = parseCookie(headers.get("cookie") ?? "");
  return Object.fromEntries(PROVIDER_COOKIES.flatMap((name) => (cookies[name] ? [[name, cookies[name]]] : [])));
}

export function setProviderCookies(headers: Headers, cookies: ProviderCookies): void {
  for (const [name, value] of Object.entries(cookies)) {
    headers.append("Set-Cookie", serializeCookie(name, value, { maxAge: MAX_AGE_SECONDS, path: PATH }));
  }
}

export function clearProviderCookies(headers: Headers): void {
  for (const name of PROVIDER_COOKIES)
    headers.append("Set-Cookie", serializeCookie(name, "", { maxAge: 0, path: PATH }));
}
