import type { Core, Modules } from "@strapi/strapi";
import { refuseField } from "../../../platform/documents/refuse-field";
import { table } from "../../../platform/rows/table";
import { clock } from "../../../platform/process/clock";

const SHOP_UID = "api::shop.shop";
const RATES = ["moneroChf", "moneroUsd", "moneroEur"] as const;
/** Catches a digit too many or too few; a real change of this size is made in two steps. */
const MAX_CHANGE_PERCENT = 50;

type Rates = Partial<Record<(typeof RATES)[number], number | string | null>>;

/** Checks the shop's settings beyond their schema, whoever saves them. */
export function shopDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== SHOP_UID || (context.action !== "create" && context.action !== "update")) return next();
    const { data } = context.params;
    if (!data) return next();
    const saved = await table<Rates>(strapi, SHOP_UID).findOne({ where: {} });
    const changed = RATES.filter((field) => isGiven(data[field]) && Number(data[field]) !== Number(saved?.[field]));
    for (const field of changed) refuseMistypedRate(field, Number(data[field]), Number(saved?.[field] ?? 0));
    if (changed.length > 0) Object.assign(data, { moneroRateSetAt: clock.now().toISOString() });
    return next();
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function refuseMistypedRate(field: string, rate: number, before: number): void {
  if (before === 0) return;
  if (Math.abs(rate - before) * 100 <= before * MAX_CHANGE_PERCENT) return;
  const percent = String(MAX_CHANGE_PERCENT);
  refuseField([field], {
    en: `More than ${percent} % away from the price of now must be a mistake. If it is none, go there in two steps.`,
    de: `Mehr als ${percent} % neben dem jetzigen Preis muss ein Versehen sein. Wenn nicht, gehen Sie in zwei Schritten dorthin.`,
  });
}
