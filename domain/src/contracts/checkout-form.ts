import { z } from "zod";
import { OTHER_COUNTRY } from "../form-limits.js";
import { PAYMENT_METHODS } from "../payment-method.js";
import { checkoutRequestSchema, withPostcodeChecked, shippingAddressSchema } from "./checkout.js";

/** What a buyer of services fills in: nothing is sent, so the e-mail address is enough. */
export const checkoutFormSchema = z.object({
  email: checkoutRequestSchema.shape.email,
  paymentMethod: z.enum(PAYMENT_METHODS, "method-missing"),
  terms: z.literal("on", "terms-missing"),
});

/** What a buyer fills in who gets a parcel. The fields stand in the order of the page: so do their errors. */
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
