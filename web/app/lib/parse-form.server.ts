import type { z } from "zod";
import { invalidRequest } from "./responses.ts";

/** The form that was sent; what is no form is the sender's mistake, not ours. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw invalidRequest();
  });
}

type Parsed<Data> =
  { ok: true; data: Data } | { ok: false; values: Record<string, string>; errors: Record<string, string> };

/** Reads a form with its schema. Whatever is wrong comes back beside what was typed, so that nothing is lost. */
export function parseForm<Schema extends z.ZodType>(schema: Schema, form: FormData): Parsed<z.output<Schema>> {
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === "string")) as Record<
    string,
    string
  >;
  const parsed = schema.safeParse(texts);
  if (parsed.success) return { ok: true, data: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join(".")] ??= message;
  return { ok: false, values: withoutPasswords(texts), errors };
}

/** What may be written into the page again. */
function withoutPasswords(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !/password/i.test(name)));
}
