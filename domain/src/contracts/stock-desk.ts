import { z } from "zod";
import { MAX_MOVED_UNITS, STAFF_MOVEMENT_KINDS, STOCK_MOVEMENT_KINDS } from "../stock.js";

/** `POST /desk/stock/{article}/move`, for staff. */
export const stockMovementRequestSchema = z
  .object({
    kind: z.enum(STAFF_MOVEMENT_KINDS),
    number: z.int().min(-MAX_MOVED_UNITS).max(MAX_MOVED_UNITS),
    reason: z.string().trim().min(1).max(500),
    /** Chosen by the form: a movement that is sent again counts once. */
    key: z.string().min(16).max(64),
  })
  .refine(({ kind, number }) => (kind === "corrected" ? number !== 0 : number >= (kind === "counted" ? 0 : 1)), {
    path: ["number"],
  });

export type StockMovementRequest = z.infer<typeof stockMovementRequestSchema>;

/** Reasons for refusing a movement, as `error.message` of a 409. */
export const STOCK_DESK_REFUSALS = [
  /** More would be taken than is for sale. */
  "too-few-left",
] as const;

export type StockDeskRefusal = (typeof STOCK_DESK_REFUSALS)[number];

/** `GET /desk/stock/{article}`. */
export const stockHistoryQuerySchema = z.object({ page: z.coerce.number().int().min(1).default(1) });

const units = z.int().nonnegative();
const instant = z.iso.datetime();

const deskStockSchema = z.object({
  articleId: z.string(),
  code: z.string(),
  /** Units that can still be sold. */
  stock: units,
  /** Units that orders keep and that are not shipped yet. */
  kept: units,
  isLow: z.boolean(),
  isActive: z.boolean(),
});

export type DeskStock = z.infer<typeof deskStockSchema>;

/** Answer to `GET /desk/stock/list`. */
export const deskStockListSchema = z.object({ articles: z.array(deskStockSchema), lowStockAt: units });

export type DeskStockList = z.infer<typeof deskStockListSchema>;

const PRICE_FIELDS = ["priceChf", "priceUsd", "priceEur"] as const;

/** Answer to `GET /desk/stock/{article}`: an article's stock with its history, newest first. */
export const deskArticleSchema = deskStockSchema.extend({
  movements: z.array(
    z.object({
      id: z.int(),
      at: instant,
      kind: z.enum(STOCK_MOVEMENT_KINDS),
      before: z.int(),
      after: z.int(),
      reason: z.string().nullable(),
      who: z.string().nullable(),
      orderNumber: z.string().nullable(),
    }),
  ),
  total: z.int().nonnegative(),
  pageSize: z.int().positive(),
  /** The newest changes of its prices, in minor units. */
  priceChanges: z.array(
    z.object({
      id: z.int(),
      at: instant,
      who: z.string().nullable(),
      field: z.enum(PRICE_FIELDS),
      before: z.int().nullable(),
      after: z.int().nullable(),
    }),
  ),
  /** Orders with this article that wait for their payment, at the price they were placed with. */
  unpaidOrders: z.int().nonnegative(),
});

export type DeskArticle = z.infer<typeof deskArticleSchema>;
