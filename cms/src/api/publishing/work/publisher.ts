import { AsyncLocalStorage } from "node:async_hooks";
import type { Core } from "@strapi/strapi";
import { currentActor, type Actor } from "../../../platform/desk/current-staff";

const planners = new AsyncLocalStorage<Actor>();

/** Publishes or unpublishes on behalf of whoever planned it: the job has no request that names a member of staff. */
export function publishAs<Result>(planner: Actor, publish: () => Promise<Result>): Promise<Result> {
  return planners.run(planner, publish);
}

/** Null for the seed and for code. */
export function currentPublisher(strapi: Core.Strapi): { actor: Actor; isPlanned: boolean } | null {
  const planner = planners.getStore();
  if (planner) return { actor: planner, isPlanned: true };
  const actor = currentActor(strapi);
  return actor && { actor, isPlanned: false };
}
