import { errors } from "@strapi/utils";
import type { Schema } from "@wren/domain";

/** The body as its contract promises, or Strapi's own 400 that names what is wrong. */
export function parseBody<Body>(schema: Schema<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, code }) => ({ path: path.map(String), code }));
  throw new errors.ValidationError("invalid-request", { errors: problems });
}
