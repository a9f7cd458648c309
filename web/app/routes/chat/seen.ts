import { z } from "zod";
import { reportSeen } from "#app/cms/chat.server.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { invalidRequest, notFound } from "#app/lib/responses.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { statusOf } from "./chat-status.server.ts";
import type { Route } from "./+types/seen";

const formSchema = z.object({ readTo: z.coerce.number().int().nonnegative(), isTyping: z.stringbool() });

/** Not a page: only the chat reports here. */
export function loader() {
  throw notFound();
}

/** Takes the number of the last message read, and whether the visitor is typing. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = formSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw invalidRequest();
  const outcome = await reportSeen(visitorOf(context), parsed.data);
  return new Response(null, { status: outcome.ok ? 204 : statusOf(outcome.code) });
}
