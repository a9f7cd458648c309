import { z } from "zod";
import { MAX_QUANTITY } from "../form-limits.js";
import { cartLineSchema } from "./cart.js";

/** Quantity in a form: digits only, so neither `1.5` nor `1e9` is accepted. */
export const quantityFieldSchema = z
  .string("quantity-invalid")
  .trim()
  .regex(/^\d{1,2}$/, "quantity-invalid")
  .transform(Number)
  .pipe(z.int().min(1, "quantity-invalid").max(MAX_QUANTITY, "quantity-invalid"));

const { sku } = cartLineSchema.shape;

/** Forms sent to `/cart`. */
export const cartFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), sku, quantity: quantityFieldSchema.default(1) }),
  z.object({ intent: z.literal("set"), sku, quantity: quantityFieldSchema }),
  z.object({ intent: z.literal("remove"), sku }),
]);

export type CartForm = z.infer<typeof cartFormSchema>;
