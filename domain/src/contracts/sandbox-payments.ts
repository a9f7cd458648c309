import { z } from "zod";
import { CURRENCIES } from "../currency.js";
import { LOCALES } from "../locale.js";
import { PAYMENT_METHODS } from "../payment-method.js";
import { PAYMENT_STATES } from "./order-page.js";

/** Id of a simulated payment in the address of its page: too long to guess. */
export const sandboxRefSchema = z.string().regex(/^[\w-]{16,128}$/);

/** `POST /sandbox-payments/look-up`; 404 when there is none. */
export const sandboxLookUpRequestSchema = z.strictObject({ ref: sandboxRefSchema });

/** Content of the sandbox's own payment page. */
export const sandboxPaymentSchema = z.object({
  ref: z.string(),
  amount: z.object({ minor: z.int(), currency: z.enum(CURRENCIES) }),
  /** Lines to pay for, with the amount of a single piece each. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), amountMinor: z.int() })),
  /** The shop's order number. */
  reference: z.string(),
  method: z.enum(PAYMENT_METHODS),
  locale: z.enum(LOCALES),
  state: z.enum(PAYMENT_STATES),
  successUrl: z.string(),
  cancelUrl: z.string(),
});

export type SandboxPayment = z.infer<typeof sandboxPaymentSchema>;

export const SANDBOX_ACTIONS = ["pay", "fail", "abandon"] as const;

export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** `POST /sandbox-payments/act`. */
export const sandboxActRequestSchema = z.strictObject({ ref: sandboxRefSchema, action: z.enum(SANDBOX_ACTIONS) });

/** Address to which the provider sends the buyer. */
export const sandboxActResponseSchema = z.object({ redirectUrl: z.string() });
