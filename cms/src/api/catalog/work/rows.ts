import type { Core } from "@strapi/strapi";
import type { StockMovementKind } from "@wren/domain";
import { table } from "../../../platform/rows/table";

export type StockMovementRow = {
  id: number;
  /** The article's `documentId`, which stays when its code changes. */
  articleId: string;
  at: string;
  kind: StockMovementKind;
  change: number;
  stockAfter: number;
  reason: string | null;
  /** Name at that time; null for orders and the seed. */
  who: string | null;
  orderNumber: string | null;
  /** Names the request, so that one that is repeated counts once. */
  key: string | null;
};

export const stockMovements = (strapi: Core.Strapi) => table<StockMovementRow>(strapi, "api::catalog.stock-movement");
