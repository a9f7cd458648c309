import { PAYMENT_STATES } from "@wren/domain";
import type { FigureSource } from "../../../platform/metrics/figures";
import { payments } from "./rows";

export const paymentFigures: FigureSource = async (strapi) => {
  const counted = await payments(strapi).countBy("state");
  const values = PAYMENT_STATES.map((state) => ({ labels: { state }, value: counted.get(state) ?? 0 }));
  return [{ name: "wren_payments", help: "Attempts to pay, by state", values }];
};
