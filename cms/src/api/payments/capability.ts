import { SECOND_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { eraseMessages } from "./work/erase-messages";
import { paymentFigures } from "./work/payment-figures";
import { paymentService } from "./work/payment-service";

export const payments: Capability = {
  erasers: { "payment-messages": eraseMessages },
  jobs(strapi) {
    const payment = paymentService(strapi);
    return [
      { name: "payment-messages", everyMs: 15 * SECOND_MS, run: (now) => payment.workOnInbox(now) },
      { name: "open-payments", everyMs: 30 * SECOND_MS, run: (now) => payment.checkOpenPayments(now) },
      { name: "partial-refunds", everyMs: 30 * SECOND_MS, run: (now) => payment.finishOldParts(now) },
      { name: "order-deadlines", everyMs: 15 * SECOND_MS, run: (now) => payment.expireOrders(now) },
    ];
  },
  figures: paymentFigures,
};
