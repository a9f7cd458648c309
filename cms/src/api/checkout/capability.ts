import type { Capability } from "../../platform/capability";
import { COMFORTABLE } from "../../platform/limits/budgets";

/** Each order reserves stock for half an hour. */
const ORDERS = { points: 20, seconds: 10 * 60 };

export const checkout: Capability = {
  limits: [
    { call: "POST /shop/checkout", perVisitor: ORDERS },
    { call: "POST /shop/orders/pay", perVisitor: COMFORTABLE },
    { call: "POST /shop/orders/look-up", perVisitor: COMFORTABLE, onlyFailures: true, sparesSuccess: true },
  ],
};
