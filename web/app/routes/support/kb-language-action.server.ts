import { MAX_QUESTION_LENGTH } from "@wren/domain";
import { readForm } from "#app/lib/parse-form.server.ts";
import { invalidRequest } from "#app/lib/responses.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";

/** The search is sent here only for another language: its page shows again what was typed. */
export async function keepQuestion(request: Request, visit: Visit): Promise<{ question: string }> {
  const form = await readForm(request);
  if (!takePreference(form, visit)) throw invalidRequest();
  const question = form.get("q");
  return { question: typeof question === "string" ? question.slice(0, MAX_QUESTION_LENGTH) : "" };
}
