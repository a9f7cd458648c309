import { z } from "zod";
import { OTHER_COUNTRY } from "../form-limits.js";
import { PAYMENT_METHODS } from "../payment-method.js";
import { checkoutRequestSchema, withPostcodeChecked, shippingAddressSchema } from "./checkout.js";

/** Checkout form for services only: nothing is shipped, so the e-mail address is enough. */
export const checkoutFormSchema = z.object({
  email: checkoutRequestSchema.shape.email,
  paymentMethod: z.enum(PAYMENT_METHODS, "method-missing"),
  terms: z.literal("on", "terms-missing"),
});

/** Checkout form with a shipment. The fields are in the order of the page, and so are their errors. */
export const shippedCheckoutFormSchema = withPostcodeChecked(
  z.object({
    ...shippingAddressSchema.shape,
    country: z
      .string("field-missing")
      .refine((country) => country !== OTHER_COUNTRY, "country-not-served")
      .pipe(shippingAddressSchema.shape.country),
    ...checkoutFormSchema.shape,
  }),
);

export type CheckoutField = keyof z.infer<typeof shippedCheckoutFormSchema>;
