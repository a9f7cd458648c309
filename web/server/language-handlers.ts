import { LOCALES, type Locale } from "@wren/domain";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { localeOfPath } from "#app/i18n/path.ts";

/**
 * Creates one handler per language. The framework matches a path against route after route, several times a request,
 * and routes of the other language cannot match.
 */
export function createLanguageHandlers(build: ServerBuild, mode: string): (pathname: string) => RequestHandler {
  const handlers: Record<Locale, RequestHandler> = {
    en: createRequestHandler(withRoutesOf("en", build), mode),
    de: createRequestHandler(withRoutesOf("de", build), mode),
  };
  // A page's data has the page's address with a suffix: `/de.data` is German too.
  return (pathname) => handlers[localeOfPath(pathname.replace(/\.data$/, ""))];
}

/**
 * Keeps the routes of one language. Ids of pages begin with their language (see `app/routes.ts`); those without one
 * belong to all.
 */
function withRoutesOf(locale: Locale, build: ServerBuild): ServerBuild {
  const others = LOCALES.filter((other) => other !== locale);
  const isOfOther = (id: string) => others.some((other) => id.startsWith(`${other}/`));
  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).filter(([id]) => !isOfOther(id))) };
}
