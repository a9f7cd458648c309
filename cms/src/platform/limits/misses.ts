import { setTimeout as wait } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { createCounters, type Counters } from "./counters";

/** So many misses of all visitors together are mistakes. Beyond them somebody tries numbers from many addresses. */
const MISSES_OF_ALL = { points: 100, seconds: 10 * 60 };
/** Each further miss then costs this long; a number that exists is answered at once, as ever. */
const SLOWED_MS = 1_000;

/** One budget for every question that takes a number: whoever is slowed down at one is so at all. */
const shared = new WeakMap<Core.Strapi, Counters>();

/** Called where somebody asked for a number that stands for nothing. */
export async function slowDownMisses(strapi: Core.Strapi): Promise<void> {
  const counters = shared.get(strapi) ?? createCounters(strapi);
  shared.set(strapi, counters);
  if ((await counters.take("look-up-misses", "all", MISSES_OF_ALL)) !== null) await wait(SLOWED_MS);
}
