import type { Core } from "@strapi/strapi";
import { PAYMENT_METHODS, startOfIsoDay, type Conversion, type IsoDay, type PaymentMethod } from "@wren/domain";

/** PostgreSQL answers counts as text. */
type Counted = { method: PaymentMethod } & Record<"placed" | "paid" | "open", number | string>;

/** Orders placed since this day, by the method that was chosen at the checkout, and what became of them. */
export async function readConversion(strapi: Core.Strapi, since: IsoDay): Promise<Conversion[]> {
  const db = strapi.db.connection;
  const rows: Counted[] = await db("orders")
    .where("placed_at", ">=", startOfIsoDay(since))
    .groupBy("payment_method")
    .select({
      method: "payment_method",
      placed: db.raw("count(*)"),
      paid: db.raw("count(paid_at)"),
      open: db.raw("count(case when state in ('awaiting_payment', 'verifying') then 1 end)"),
    });
  return PAYMENT_METHODS.flatMap((method) => {
    const row = rows.find((one) => one.method === method);
    return row ? [{ method, placed: Number(row.placed), paid: Number(row.paid), open: Number(row.open) }] : [];
  });
}
