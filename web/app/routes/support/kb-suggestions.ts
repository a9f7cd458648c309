import { kbSearchRequestSchema } from "@wren/domain";
import { searchKb } from "#app/cms/kb.server.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { notFound } from "#app/lib/responses.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/kb-suggestions";

/** Not a page: only the search field posts here. */
export function loader() {
  throw notFound();
}

/** Suggestions for the search field. By POST, because addresses are written into logs. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = kbSearchRequestSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) return Response.json({ hits: [] }, { status: 400 });
  const found = await searchKb(parsed.data, { visitor: visitorOf(context), path: "/kb/suggestions" });
  if (found.ok) return Response.json({ hits: found.hits });
  return Response.json({ hits: [] }, { status: found.failure.code === "too-many-tries" ? 429 : 503 });
}
