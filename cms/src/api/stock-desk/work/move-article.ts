import type { Core } from "@strapi/strapi";
import { stockChange, type StockDeskRefusal, type StockMovementRequest } from "@wren/domain";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { moveStock } from "../../catalog/work/stock";
import { readKeptUnits } from "./kept-units";

/** Records a movement of staff. */
export async function moveArticle(
  strapi: Core.Strapi,
  articleId: string,
  { number, ...movement }: StockMovementRequest & { who: string },
): Promise<StaffOutcome<StockDeskRefusal>> {
  const refusal = await moveStock(strapi, articleId, {
    ...movement,
    async changeOf({ code, stock }) {
      // The article is locked: an order that takes or releases it counts wholly or not at all.
      const kept = movement.kind === "counted" ? ((await readKeptUnits(strapi)).get(code) ?? 0) : 0;
      return stockChange({ kind: movement.kind, number }, { stock, kept });
    },
  });
  return refusal ? { ok: false, refusal } : { ok: true };
}
