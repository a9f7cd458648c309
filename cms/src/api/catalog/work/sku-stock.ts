import type { Core } from "@strapi/strapi";
import { refuseField } from "../../../platform/documents/refuse-field";
import { changeStock } from "./stock";
import { table } from "../../../platform/rows/table";

/** Input that the schema has not checked yet. */
type StockInput = { stock?: unknown; stockChange?: unknown };

/**
 * More digits are a typo, and soon more than the column can hold. The field is a text: the admin's number field keeps
 * showing its value after saving, and would send it again.
 */
const CHANGE = /^[+-]?\d{1,6}$/;

/** Nothing of a new article can be sold meanwhile, so its stock may be given as a number or as a change. */
export function initialStock(data: StockInput) {
  const change = readChange(data);
  // The schema refuses anything that is not a number.
  if (change === 0) return { stock: data.stock, stockChange: null };
  const stock = Number(data.stock ?? 0) + change;
  if (stock < 0) refuseField(["stockChange"], "A new article cannot begin with less than nothing.");
  return { stock, stockChange: null };
}

/** Adds the change that an editor typed. */
export async function applyStockChange(strapi: Core.Strapi, documentId: string, data: StockInput): Promise<void> {
  const by = readChange(data);
  if (by === 0 || (await changeStock(strapi, { where: { documentId }, by }))) return;
  const sku = await table<{ stock: number }>(strapi, "api::sku.sku").findOne({ where: { documentId } });
  if (sku) refuseField(["stockChange"], `Only ${String(sku.stock)} are left; ${String(-by)} cannot be taken away.`);
}

/**
 * Drops the stock that the form sends, which is the one it showed when it was opened. Writing it would put everything
 * sold since on sale again.
 */
export function withoutStock<Data extends StockInput>({ stock: _, ...data }: Data) {
  return { ...data, stockChange: null };
}

function readChange({ stockChange }: StockInput): number {
  const typed = typeof stockChange === "string" || typeof stockChange === "number" ? String(stockChange).trim() : "";
  if (typed === "") return 0;
  if (CHANGE.test(typed)) return Number(typed);
  refuseField(["stockChange"], "Use a whole number, such as +5 or -2.");
}
