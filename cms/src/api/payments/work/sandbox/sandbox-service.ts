import type { Core } from "@strapi/strapi";
import { perStrapi } from "../../../../platform/per-strapi";
import type { SandboxAction, SandboxPayment } from "@wren/domain";
import { inBackground } from "../../../../platform/jobs/in-background";
import { sendSandboxMessage } from "./sandbox-messages";
import { sandboxPayments } from "./sandbox-payments";
import { paymentProviders } from "../providers";

type SandboxPaymentService = {
  lookUp(ref: string): Promise<SandboxPayment | null>;
  /** @returns address to which the buyer is sent */
  act(ref: string, action: SandboxAction): Promise<string | null>;
};

export const sandboxPaymentService = perStrapi((strapi: Core.Strapi): SandboxPaymentService => {
  const find = async (ref: string) => {
    const provider = paymentProviders(strapi).byName("sandbox");
    const row = provider && (await sandboxPayments(strapi).findOne({ where: { ref } }));
    return row ? { ...row, ...(await provider.fetch(ref)) } : null;
  };
  return {
    async lookUp(ref) {
      const payment = await find(ref);
      if (!payment) return null;
      const { amount, lines, method, locale, successUrl, cancelUrl } = payment.request;
      const { reference, state } = payment;
      return { ref, amount, lines, reference, method, locale, state, successUrl, cancelUrl };
    },
    async act(ref, action) {
      const payment = await find(ref);
      if (!payment) return null;
      const { successUrl, cancelUrl } = payment.request;
      if (action === "abandon" || payment.state !== "open") return payment.state === "paid" ? successUrl : cancelUrl;
      const state = action === "pay" ? "paid" : "failed";
      const count = await sandboxPayments(strapi).updateMany({ ref, state: "open" }, { state });
      if (count === 1) inBackground(strapi, "A sandbox message", () => sendSandboxMessage(ref));
      return action === "pay" ? successUrl : cancelUrl;
    },
  };
});
