import { chatQuerySchema } from "@wren/domain";
import { reportSeen, viewChat } from "#app/cms/chat.server.ts";
import { ThreadPage, type ThreadPageView } from "#app/features/chat/thread-page.tsx";
import { drawToHtml } from "#app/islands/draw-to-html.server.tsx";
import { ownOrigins } from "#app/visit/own-origin.server.ts";
import { connectionContext, visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { statusOf } from "./chat-status.server.ts";
import type { Route } from "./+types/thread";

/** Allows no scripts at all, and only frames of our own. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The conversation alone, for visitors without scripts. Showing it marks it as read. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.mayBeShared = false;
  const { before } = chatQuerySchema.safeParse({ before: url.searchParams.get("before") ?? undefined }).data ?? {};
  const visitor = visitorOf(context);
  const outcome = await viewChat(visitor, before === undefined ? {} : { before });
  const last = outcome.ok ? outcome.value.messages.at(-1) : undefined;
  if (last && before === undefined) await reportSeen(visitor, { readTo: last.seq, isTyping: false });

  const page: ThreadPageView = {
    locale: visit.locale,
    view: outcome.ok ? outcome.value : outcome.code === "signed-out" ? "signed-out" : "unavailable",
    isEarlier: before !== undefined,
    isStill: url.searchParams.has("still"),
    ownOrigins: ownOrigins(request.headers.get("Host") ?? undefined),
    stylesheets: context.get(connectionContext).stylesheetsOf(`${visit.locale}/support/chat`),
  };
  const html = await drawToHtml(<ThreadPage {...page} />, visit.locale);
  return new Response(`<!DOCTYPE html>${html}`, {
    // A frame that failed to load reloads itself all the same.
    status: outcome.ok ? 200 : statusOf(outcome.code),
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}
