import type { Core } from "@strapi/strapi";
import {
  daysUntil,
  REACH_PERIOD_DAYS,
  salesByCurrency,
  timesByDay,
  type IsoDay,
  type Sale,
  type ShopFigures,
  type Span,
} from "@wren/domain";
import { reportRetention } from "../../../platform/retention/retention-counts";
import { readConversion } from "./conversion";
import { readMailDays } from "./mail-days";
import { readMoneroSpans } from "./monero-spans";
import { isSold, readPaidOn, saleOf, type PaidOrder } from "./paid-orders";
import { readStockReach } from "./stock-reach";

/** Counts what is kept anyway; the answer names nobody. @param days the last of them is today */
export async function readShopFigures(strapi: Core.Strapi, days: readonly IsoDay[]): Promise<ShopFigures> {
  const [first = "", today = first] = [days[0], days.at(-1)];
  const sales: Sale[] = [];
  const spans: Span[] = [];
  const lately: PaidOrder[] = [];
  for (const day of daysUntil(today, Math.max(days.length, REACH_PERIOD_DAYS))) {
    const paid = await readPaidOn(strapi, day);
    const sold = paid.filter(isSold);
    if (daysUntil(today, REACH_PERIOD_DAYS).includes(day)) lately.push(...sold);
    if (!days.includes(day)) continue;
    sales.push(...sold.map(saleOf));
    spans.push(...(await readMoneroSpans(strapi, paid)));
  }
  return {
    sales: salesByCurrency(sales, days),
    conversion: await readConversion(strapi, first),
    monero: timesByDay(spans, days),
    stock: await readStockReach(strapi, lately),
    mails: await readMailDays(strapi, days),
    retention: (await reportRetention(strapi)).kinds,
  };
}
