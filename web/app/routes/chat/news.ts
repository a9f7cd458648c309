import { chatQuerySchema } from "@wren/domain";
import { viewChat } from "#app/cms/chat.server.ts";
import { invalidRequest } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { statusOf } from "./chat-status.server.ts";
import type { Route } from "./+types/news";

/** The messages after a known one, for polling, or those before it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  context.get(visitContext).mayBeShared = false;
  const query = chatQuerySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw invalidRequest();
  const outcome = await viewChat(visitorOf(context), query.data);
  if (outcome.ok) return Response.json(outcome.value);
  // The query is well-formed, so it is the page's conversation that is gone.
  const status = outcome.code === "invalid-request" ? 410 : statusOf(outcome.code);
  return new Response(null, { status });
}
