import type { Core } from "@strapi/strapi";
import { TAKE_OUTCOMES, type TakeOutcome } from "../../../platform/mail/inbound-mail";
import type { FigureSource } from "../../../platform/metrics/figures";
import { perStrapi } from "../../../platform/per-strapi";

const counts = perStrapi(() => new Map<TakeOutcome, number>());

export function countInbound(strapi: Core.Strapi, outcome: TakeOutcome): void {
  counts(strapi).set(outcome, (counts(strapi).get(outcome) ?? 0) + 1);
}

export const inboundFigures: FigureSource = (strapi) => [
  {
    name: "wren_inbound_mails_total",
    help: "Mails to the address for replies that this process has read: taken ones became messages",
    values: TAKE_OUTCOMES.map((outcome) => ({ labels: { outcome }, value: counts(strapi).get(outcome) ?? 0 })),
  },
];
