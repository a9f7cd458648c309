import type { Currency, Locale } from "@wren/domain";
import { createContext, type MiddlewareFunction } from "react-router";
import { env } from "#app/env.server.ts";
import { localeOfPath } from "#app/i18n/path.ts";
import type { FlashCode } from "#app/lib/flash.ts";
import { clientAddress } from "./client-address.server.ts";
import { clearedFlashCookie, readPreferences } from "./cookies.server.ts";

/** What only the HTTP server knows of a request; it hands this to React Router. */
export type Connection = {
  /** The address at the other end of the socket: a visitor's or a proxy's. */
  peer: string;
  /** Names this request to the visitor and in the log, should something go wrong. */
  reference: string;
};

export const connectionContext = createContext<Connection>();

/** The facts of one request that pages may depend on. The address is never stored or logged. */
export type Visit = {
  url: URL;
  locale: Locale;
  /** The language chosen before, whatever the path says. */
  chosenLocale: Locale | null;
  currency: Currency;
  flash: FlashCode | null;
  address: string;
  userAgent: string;
  acceptLanguage: string;
};

export const visitContext = createContext<Visit>();

export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { headers } = request;
  const { locale: chosenLocale, currency, flash } = readPreferences(headers);
  context.set(visitContext, {
    url,
    locale: localeOfPath(url.pathname),
    chosenLocale,
    currency,
    flash,
    address: clientAddress(headers, context.get(connectionContext).peer, env.TRUSTED_PROXIES),
    userAgent: headers.get("user-agent") ?? "",
    acceptLanguage: headers.get("accept-language") ?? "",
  });

  const response = await next();
  if (flash) response.headers.append("Set-Cookie", clearedFlashCookie());
  return response;
};
