import { DEFAULT_LOCALE, isLocale } from "@wren/domain";
import type { SendAnswer } from "#app/features/chat/send-message.ts";
import { notFound } from "#app/lib/responses.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { readMessageForm, takeMessage, type TakenMessage } from "./take-message.server.ts";
import type { Route } from "./+types/messages";

/** Not a page: only the chat posts here. */
export function loader() {
  throw notFound();
}

/** Takes a chat message where scripts run, without reloading the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const received = await readMessageForm(request);
  const language = received.form.get("language");
  const asked = { visitor: visitorOf(context), language: isLocale(language) ? language : DEFAULT_LOCALE };
  const taken = await takeMessage(received, asked);
  if (taken.ok) return Response.json({ message: taken.message } satisfies SendAnswer);
  const { status, headers } = taken;
  return Response.json({ refusal: reasonOf(taken) } satisfies SendAnswer, { status, headers });
}

function reasonOf({ failure: { errors, problem } }: Extract<TakenMessage, { ok: false }>) {
  return problem?.code ?? errors.text ?? errors.file ?? "invalid-request";
}
