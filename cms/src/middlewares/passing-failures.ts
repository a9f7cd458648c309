import type { Core } from "@strapi/strapi";
import { DatabaseAway, isPassingFailure } from "../platform/rows/passing-failure";

/** Answers 503 instead of 500 when the database is briefly unreachable, because the same request may be sent again. */
const passingFailures: Core.MiddlewareFactory = () => async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (isPassingFailure(error)) throw new DatabaseAway("The database was away or busy", { cause: error });
    throw error;
  }
};

export default passingFailures;
