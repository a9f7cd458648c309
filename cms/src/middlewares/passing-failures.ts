import type { Core } from "@strapi/strapi";
import { swallowedFailureOf } from "../platform/http/swallowed-failures";
import { HashingUnavailable } from "../platform/passwords/hashing";
import { explainPassingFailure, isPassingFailure } from "../platform/rows/passing-failure";

const UNAUTHORIZED = 401;

/** Answers 503 instead of 500 to what failed for a moment only, because the same request may be sent again. */
const passingFailures: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
    const swallowed = swallowedFailureOf(ctx);
    if (swallowed && ctx.status === UNAUTHORIZED) throw explainPassingFailure(swallowed);
  } catch (error) {
    if (error instanceof HashingUnavailable) {
      ctx.set("Retry-After", String(error.retryAfterSeconds));
      throw error;
    }
    throw isPassingFailure(error) ? explainPassingFailure(error) : error;
  }
};

export default passingFailures;
