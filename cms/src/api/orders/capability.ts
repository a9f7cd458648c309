import { SECOND_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { eraseBuyers } from "./work/erase-buyers";
import { fillNewColumns } from "./work/fill-new-columns";
import { orderFigures } from "./work/order-figures";
import { endReservations } from "./work/reservations";

export const orders: Capability = {
  erasers: { buyers: eraseBuyers },
  prepare: fillNewColumns,
  jobs: (strapi) => [{ name: "reservations", everyMs: 15 * SECOND_MS, run: (now) => endReservations(strapi, now) }],
  figures: orderFigures,
};
