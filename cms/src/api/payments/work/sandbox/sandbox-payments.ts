import type { Core } from "@strapi/strapi";
import { table } from "../../../../platform/rows/table";
import type { PaymentRequest } from "../provider";

export type SandboxPayment = {
  id: number;
  ref: string;
  key: string;
  /** The e-mail address itself is not stored: its hash is enough to recognise a repetition. */
  request: Omit<PaymentRequest, "email" | "expiresAt"> & { expiresAt: string; emailHash: string };
  state: "open" | "paid" | "failed" | "expired";
  refundedMinor: number;
  /** Keys of the refunds made. */
  refunds: string[];
};

export const sandboxPayments = (strapi: Core.Strapi) => table<SandboxPayment>(strapi, "api::payments.sandbox-payment");
