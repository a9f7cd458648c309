import { errors } from "@strapi/utils";
import type { Schema } from "@wren/domain";

/** Parses the body by its contract; throws Strapi's own 400 that names the errors. */
export function parseBody<Body>(schema: Schema<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, code }) => ({ path: path.map(String), code }));
  throw new errors.ValidationError("invalid-request", { errors: problems });
}
