import type { Capability } from "../../platform/capability";
import { eraseBuyers } from "./work/erase-buyers";
import { fillNewColumns } from "./work/fill-new-columns";

export const orders: Capability = {
  erasers: { buyers: eraseBuyers },
  prepare: fillNewColumns,
};
