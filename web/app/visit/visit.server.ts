import { createContext, type MiddlewareFunction } from "react-router";
import type { Locale } from "@wren/domain";
import { localeOfPath } from "#app/i18n/path.ts";

/** The facts of one request that pages may depend on. */
export type Visit = { locale: Locale };

export const visitContext = createContext<Visit>();

export const visitMiddleware: MiddlewareFunction<Response> = ({ url, context }) => {
  context.set(visitContext, { locale: localeOfPath(url.pathname) });
};
