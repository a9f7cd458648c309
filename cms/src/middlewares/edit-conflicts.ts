import type { Core } from "@strapi/strapi";
import { EditConflict } from "../platform/documents/stale-edits";

const CONFLICT = 409;

/**
 * Answers 409 to an outdated form. Strapi's admin keeps what was typed, and goes on to warn of leaving it, only after an
 * error with this name.
 */
const editConflicts: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof EditConflict)) throw error;
    const { message } = error;
    const name = "ValidationError";
    const details = { errors: [{ path: ["updatedAt"], message, name }] };
    ctx.status = CONFLICT;
    ctx.body = { data: null, error: { status: CONFLICT, name, message, details } };
  }
};

export default editConflicts;
