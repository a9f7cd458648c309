import type { Core } from "@strapi/strapi";
import { orderTopic } from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";
import type { Order } from "./rows";

/** Tells open pages of the order to reload, once the transaction is committed. */
export async function announceOrder(strapi: Core.Strapi, { secretHash }: Pick<Order, "secretHash">): Promise<void> {
  await changeService(strapi).announce(orderTopic(secretHash));
}
