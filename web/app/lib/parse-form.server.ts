import type { z } from "zod";
import { codeOfIssue } from "./form-errors.ts";
import { invalidRequest, requestTooLarge } from "./responses.ts";

/** Far more than our fields can hold, and too little to exhaust memory. */
const MAX_FORM_BYTES = 64 * 1024;

/** Reads the submitted form; an unreadable body is a client error. */
export async function readForm(request: Request): Promise<FormData> {
  let length = 0;
  // Excess data is read to its end and dropped, because a browser reads the answer only after sending everything.
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length <= MAX_FORM_BYTES) controller.enqueue(chunk);
    },
  });
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(request.body?.pipeThrough(limited), { headers }).formData().catch(() => null);
  if (length > MAX_FORM_BYTES) throw requestTooLarge();
  if (!form) throw invalidRequest();
  return form;
}

/**
 * True when a field has two different values. Equal ones are fine: lynx sends every button with the name and value of
 * the pressed one.
 */
export function hasContradiction(form: FormData): boolean {
  return [...form.keys()].some((name) => new Set(form.getAll(name)).size > 1);
}

type Parsed<Data> =
  | { ok: true; data: Data }
  | { ok: false; values: Record<string, string>; errors: Record<string, string> };

/** Validates a form with its schema. Errors come with the typed texts, so that nothing is lost. */
export function parseForm<Schema extends z.ZodType>(schema: Schema, form: FormData): Parsed<z.output<Schema>> {
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === "string")) as Record<
    string,
    string
  >;
  const parsed = schema.safeParse(texts, { error: codeOfIssue });
  if (parsed.success) return { ok: true, data: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join(".")] ??= message;
  return { ok: false, values: withoutPasswords(texts), errors };
}

/** The texts that may be written into the page again. */
function withoutPasswords(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !/password/i.test(name)));
}
