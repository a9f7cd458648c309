import { ORDER_STATES } from "@wren/domain";
import type { FigureSource } from "../../../platform/metrics/figures";
import { orders } from "./rows";

export const orderFigures: FigureSource = async (strapi) => {
  const counted = await orders(strapi).countBy("state");
  const values = ORDER_STATES.map((state) => ({ labels: { state }, value: counted.get(state) ?? 0 }));
  return [{ name: "wren_orders", help: "Orders by state", values }];
};
