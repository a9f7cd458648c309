import type { Core } from "@strapi/strapi";
import { DatabaseAway, isPassingFailure } from "../lib/passing-failure";

/** Who asked may ask again with the same request: a database that is away for a moment is not answered with 500. */
const passingFailures: Core.MiddlewareFactory = () => async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (isPassingFailure(error)) throw new DatabaseAway("The database was away or busy", { cause: error });
    throw error;
  }
};

export default passingFailures;
