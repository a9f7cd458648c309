import type { Core } from "@strapi/strapi";
import { SECOND_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { env } from "../../platform/env";
import { COMFORTABLE } from "../../platform/limits/budgets";
import { registerProvider } from "../payments/work/providers";
import { moneroFigures } from "./work/monero-figures";
import { moneroService } from "./work/monero-service";
import { createMoneroProvider } from "./work/provider";

/** A process that dies keeps the others from looking for this long. Two that look at once do no harm. */
const WATCH_LEASE_MS = 20 * SECOND_MS;

/** Each claim may query the wallet and the node. */
const CLAIMS = { points: 30, seconds: 60 * 60 };

/** One function for every Strapi of a process: registering it twice adds no second payment method. */
function createProvider(strapi: Core.Strapi) {
  const { parts } = moneroService(strapi);
  return parts && createMoneroProvider(strapi, parts);
}

export const monero: Capability = {
  register: () => registerProvider(createProvider),
  limits: [
    {
      call: "POST /shop/orders/monero-claim",
      perVisitor: CLAIMS,
      perAccount: { field: "secret", points: 10, seconds: 60 * 60 },
    },
    { call: "POST /shop/orders/monero-quote", perVisitor: COMFORTABLE },
  ],
  jobs(strapi) {
    const service = moneroService(strapi);
    const everyMs = env("MONERO_WATCH_SECONDS") * SECOND_MS;
    return [
      { name: "monero-wallet", everyMs, leaseMs: WATCH_LEASE_MS, run: (now) => service.watch(now) },
      { name: "monero-claims", everyMs: 15 * SECOND_MS, run: (now) => service.checkClaims(now) },
    ];
  },
  figures: moneroFigures,
};
