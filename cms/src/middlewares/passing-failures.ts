import type { Core } from "@strapi/strapi";
import { HashingUnavailable } from "../platform/passwords/hashing";
import { DatabaseAway, isPassingFailure } from "../platform/rows/passing-failure";

/** Answers 503 instead of 500 to what failed for a moment only, because the same request may be sent again. */
const passingFailures: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof HashingUnavailable) {
      ctx.set("Retry-After", String(error.retryAfterSeconds));
      throw error;
    }
    if (isPassingFailure(error)) throw new DatabaseAway("The database was away or busy", { cause: error });
    throw error;
  }
};

export default passingFailures;
