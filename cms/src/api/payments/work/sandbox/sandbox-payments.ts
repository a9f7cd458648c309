import type { Core } from "@strapi/strapi";
import { table } from "../../../../platform/rows/table";
import type { PaymentRequest } from "../provider";

export type SandboxPayment = {
  id: number;
  ref: string;
  key: string;
  /** The address itself is not kept: its hash is enough to recognise a repetition. */
  request: Omit<PaymentRequest, "email" | "expiresAt"> & { expiresAt: string; emailHash: string };
  state: "open" | "paid" | "failed" | "expired";
  refundedMinor: number;
  /** The keys of the refunds that were made. */
  refunds: string[];
};

export const sandboxPayments = (strapi: Core.Strapi) => table<SandboxPayment>(strapi, "api::payments.sandbox-payment");
