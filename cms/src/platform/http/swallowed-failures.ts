import type { Core } from "@strapi/strapi";
import { isPassingFailure } from "../rows/passing-failure";

/** By the context of each request, the failure of the database that was taken for something else. */
const swallowed = new WeakMap<object, unknown>();

/**
 * Does work whose failure Strapi takes for wrong credentials: a database that is away for a moment would sign visitors
 * out. What failed is remembered for the request's answer.
 */
export async function rememberFailure<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const ctx = strapi.requestContext.get();
    if (ctx && isPassingFailure(error)) swallowed.set(ctx, error);
    throw error;
  }
}

export function swallowedFailureOf(ctx: object): unknown {
  return swallowed.get(ctx);
}
