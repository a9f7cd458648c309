import { findChatNotice } from "#app/cms/chat.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { statusOf } from "./chat-status.server.ts";
import type { Route } from "./+types/unread";

/** The notice in the frame of every page; null for somebody who is not signed in. */
export async function loader({ context }: Route.LoaderArgs) {
  context.get(visitContext).mayBeShared = false;
  const outcome = await findChatNotice(visitorOf(context));
  return outcome.ok ? Response.json(outcome.value) : new Response(null, { status: statusOf(outcome.code) });
}
