import { z } from "zod";

/** What somebody of the staff has to look at. */
export const ORDER_NEEDS = [
  /** Paid, and not on its way. */
  "to-ship",
  "paid-late",
  /** More or less money than the order's state says. */
  "unbalanced",
  /** Nobody knows whether it was paid, long after that should be known. */
  "stuck",
] as const;

export type OrderNeed = (typeof ORDER_NEEDS)[number];

/** `GET /desk/orders/list`, for staff. */
export const orderDeskQuerySchema = z.object({
  need: z.enum(ORDER_NEEDS).optional(),
  /** An order number, however it was typed, or an e-mail address. */
  search: z.string().max(254).optional(),
  page: z.coerce.number().int().min(1).default(1),
});

/** `POST /desk/orders/{number}/{action}`. */
export const ORDER_DESK_ACTIONS = ["ship", "cancel", "refund", "accept-late", "note"] as const;

export const trackingNumberSchema = z.object({
  trackingNumber: z
    .string()
    .trim()
    .max(64)
    .regex(/^[\w .-]*$/)
    .transform((text) => text || null)
    .nullable(),
});

export const staffNoteSchema = z.object({ note: z.string().trim().min(1).max(2_000) });
