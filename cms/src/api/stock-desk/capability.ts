import type { Capability } from "../../platform/capability";
import { addStockDesk } from "./desk";

export const stockDesk: Capability = { register: addStockDesk };
