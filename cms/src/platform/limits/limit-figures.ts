import type { Core } from "@strapi/strapi";
import type { FigureSource } from "../metrics/figures";
import { perStrapi } from "../per-strapi";
import { ADMIN_SIGN_IN } from "./admin-sign-in";
import { limitedCalls } from "./limits";

/** Stands for all calls that take a number, which share one budget. */
export const LOOK_UPS = "look-ups of unknown numbers";

const hits = perStrapi(() => new Map<string, number>());

/** @param call a limit's, and not a path, which may hold anything */
export function countLimitHit(strapi: Core.Strapi, call: string): void {
  hits(strapi).set(call, (hits(strapi).get(call) ?? 0) + 1);
}

export const limitFigures: FigureSource = (strapi) => [
  {
    name: "wren_limit_hits_total",
    help: "Times that a call found a budget of its limit used up",
    values: [...limitedCalls(), ADMIN_SIGN_IN.call, LOOK_UPS].map((call) => ({
      labels: { call },
      value: hits(strapi).get(call) ?? 0,
    })),
  },
];
