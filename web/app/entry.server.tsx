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
import { ReferenceContext } from "#app/lib/reference.tsx";
import { log } from "#app/log.server.ts";
import { connectionContext } from "#app/visit/visit.server.ts";

/**
 * Draws the whole page at once: what React streams in later stays invisible without JavaScript, the status is
 * known before the first byte, and drawing to a string takes half the time of drawing to a stream.
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
  const { reference, takePage } = routerContext.get(connectionContext);
  logFailures(context, reference);
  // For bots no error page is drawn; the error itself is in the log (spec, section 2).
  if (context.staticHandlerContext.errors && isBot(request.headers.get("user-agent") ?? "")) {
    return new Response(null, { status, headers });
  }

  const [messages, handOff] = await Promise.all([loadMessages(locale), takeHandOff(context)]);
  const html = renderToString(
    <ReferenceContext value={reference}>
      <Translations locale={locale} messages={messages}>
        <ServerRouter context={context} url={request.url} />
      </Translations>
    </ReferenceContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  takePage(`<!DOCTYPE html>${html.replace("</body>", () => `${handOff}</body>`)}`);
  return new Response(null, { status, headers });
}

/**
 * The data that the browser's router takes over. The framework would stream it through Suspense; all of it is
 * there already, so it is written into the page in the framework's own words.
 */
async function takeHandOff(context: EntryContext): Promise<string> {
  const stream = context.serverHandoffStream;
  if (!stream) return "";
  context.serverHandoffStream = undefined;
  const data = escapeForScript(JSON.stringify(await new Response(stream).text()));
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue(${data});${controller}.close();</script>`;
}

const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that cannot end the script it stands in. */
function escapeForScript(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
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
