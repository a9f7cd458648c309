import { MAX_QUESTION_LENGTH } from "@wren/domain";
import { redirect } from "react-router";
import { localizePath } from "#app/i18n/path.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { KB_PATH } from "#app/lib/paths.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";

/**
 * Redirects a question to the address of its results. After a change of language or currency the page shows the typed
 * text.
 */
export async function askKb(request: Request, visit: Visit): Promise<Response | { typed: string }> {
  const form = await readForm(request);
  const field = form.get("q");
  const question = typeof field === "string" ? field.slice(0, MAX_QUESTION_LENGTH) : "";
  if (takePreference(form, visit)) return { typed: question };
  const search = new URLSearchParams({ q: question });
  return redirect(`${localizePath(KB_PATH, visit.locale)}?${search}`, 303);
}
