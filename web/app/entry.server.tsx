import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { isBot } from "@wren/domain";
import { localeOfPath } from "#app/i18n/path.ts";
import { loadMessages, Translations } from "#app/i18n/translations.tsx";
import { isChatPage, titleWithCount, type ChatNotice } from "#app/lib/chat-notice.ts";
import { withErrorInTitle } from "#app/lib/error-title.ts";
import { ReferenceContext } from "#app/lib/reference.tsx";
import { log } from "#app/log.server.ts";
import { scriptsOf } from "#app/start/start-data.server.ts";
import { connectionContext, type Failure } from "#app/visit/visit.server.ts";

/**
 * Renders the whole page at once: content that React streams later stays invisible without JavaScript, the status must
 * be known before the first byte, and rendering to a string takes half the time of a stream.
 */
// oxlint-disable-next-line max-params -- the framework calls it so
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
) {
  const { reference, takePage, failure, release } = routerContext.get(connectionContext);
  const locale = failure?.locale ?? localeOfPath(new URL(request.url).pathname);
  logFailures(context, reference);
  // Bots get no error page; the error itself is in the log (spec, section 2).
  if (context.staticHandlerContext.errors && isBot(request.headers.get("user-agent") ?? "")) {
    return new Response(null, { status, headers });
  }

  const [messages, scripts] = await Promise.all([loadMessages(locale), scriptsOf(context, release?.importMap ?? null)]);
  const drawn = renderToString(
    <ReferenceContext value={reference}>
      <Translations locale={locale} messages={messages}>
        <ServerRouter context={atAskedAddress(withMatchedRoutes(context), failure)} url={request.url} />
      </Translations>
    </ReferenceContext>,
  );
  const html = withAnswersInTitle(withErrorInTitle(drawn, messages.error.inTitle), context);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const end = html.lastIndexOf("</body>");
  // The browser's router cannot take over the page of a failure: it finds no route or another one at its address.
  takePage(`<!DOCTYPE html>${html.slice(0, end)}${failure ? "" : scripts}${html.slice(end)}`);
  return new Response(null, { status, headers });
}

/** Puts the number of unread answers before the title, but not on the chat's page, where they are being read. */
function withAnswersInTitle(html: string, { staticHandlerContext: { loaderData, location } }: EntryContext): string {
  const { chat } = (loaderData.root ?? {}) as { chat?: ChatNotice | null };
  if (!chat || isChatPage(location.pathname)) return html;
  return html.replace(/(?<=<title>)[^<]*/, (title) => titleWithCount(title, chat.unreadCount));
}

/** Reduces the context to the matched routes, because the framework would create all of them anew for each page. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = {};
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}

/** Sets the location of an error page to the address that the visitor sees, so that its links continue from there. */
function atAskedAddress(context: EntryContext, failure: Failure | null): EntryContext {
  if (!failure) return context;
  const { pathname, search } = failure;
  const location = { ...context.staticHandlerContext.location, pathname, search };
  return { ...context, staticHandlerContext: { ...context.staticHandlerContext, location } };
}

/** Logs failures that a page threw on purpose, under their reference: the router treats them as answers. */
function logFailures({ staticHandlerContext }: EntryContext, reference: string): void {
  const route = staticHandlerContext.matches.at(-1)?.route.id ?? null;
  for (const error of Object.values(staticHandlerContext.errors ?? {})) {
    if (isRouteErrorResponse(error) && error.status >= 500)
      log.error("page-failed", { reference, route, status: error.status });
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who left is no failure, and a thrown response is an answer.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { reference } = context.get(connectionContext);
  log.error("request-failed", {
    reference,
    cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
};
