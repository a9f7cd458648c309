import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction } from "react-router";
import { localeOfPath } from "#app/i18n/path.ts";
import { loadMessages, Translations } from "#app/i18n/translations.tsx";
import { log } from "#app/log.server.ts";

/**
 * Sends the page only when all of it is there: what React streams in later stays invisible without
 * JavaScript, and the status is known before the first byte.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const messages = await loadMessages(locale);

  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <Translations locale={locale} messages={messages}>
        <ServerRouter context={context} url={request.url} />
      </Translations>,
      {
        onAllReady() {
          headers.set("Content-Type", "text/html; charset=utf-8");
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => log.error("render-failed", { cause: String(error) }),
      },
    );
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A visitor who left is not a failure, and a thrown response is an answer.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error("request-failed", { cause: error instanceof Error ? (error.stack ?? error.message) : String(error) });
};
