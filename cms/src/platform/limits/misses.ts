import { setTimeout as wait } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { createCounters, type Counters } from "./counters";
import { countLimitHit, LOOK_UPS } from "./limit-figures";

/**
 * Up to this many misses of all visitors together are mistakes. More mean that somebody tries numbers from many
 * addresses.
 */
const MISSES_OF_ALL = { points: 100, seconds: 10 * 60 };
/** Delay of each further miss; a number that exists is always answered at once. */
const SLOWED_MS = 1_000;

/** One budget for all calls that take a number, so that guessing is slowed down at all of them. */
const shared = new WeakMap<Core.Strapi, Counters>();

/** Called when somebody asked for a number that does not exist. */
export async function slowDownMisses(strapi: Core.Strapi): Promise<void> {
  const counters = shared.get(strapi) ?? createCounters(strapi);
  shared.set(strapi, counters);
  if ((await counters.take("look-up-misses", "all", MISSES_OF_ALL)) === null) return;
  countLimitHit(strapi, LOOK_UPS);
  await wait(SLOWED_MS);
}
