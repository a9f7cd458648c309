import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
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
import { ReferenceContext } from "#app/lib/reference.tsx";
import { log } from "#app/log.server.ts";
import { connectionContext } from "#app/visit/visit.server.ts";

/**
 * Sends the page only when all of it is there: what React streams in later stays invisible without
 * JavaScript, and the status is known before the first byte.
 */
// eslint-disable-next-line max-params -- the framework calls it so
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const messages = await loadMessages(locale);
  const { reference } = routerContext.get(connectionContext);
  logFailures(context, reference);
  // For bots no error page is drawn; the error itself is in the log (spec, section 2).
  if (context.staticHandlerContext.errors && isBot(request.headers.get("user-agent") ?? "")) {
    return new Response(null, { status, headers });
  }

  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ReferenceContext value={reference}>
        <Translations locale={locale} messages={messages}>
          <ServerRouter context={context} url={request.url} />
        </Translations>
      </ReferenceContext>,
      {
        onAllReady() {
          headers.set("Content-Type", "text/html; charset=utf-8");
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => log.error("render-failed", { reference, cause: String(error) }),
      },
    );
  });
}

/** Failures that a page throws on purpose are answers to the router; the log needs them under their reference too. */
function logFailures({ staticHandlerContext }: EntryContext, reference: string): void {
  for (const error of Object.values(staticHandlerContext.errors ?? {})) {
    if (isRouteErrorResponse(error) && error.status >= 500)
      log.error("page-failed", { reference, status: error.status });
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who left is not a failure, and a thrown response is an answer.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { reference } = context.get(connectionContext);
  log.error("request-failed", {
    reference,
    cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
};
