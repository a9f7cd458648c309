import type { Core } from "@strapi/strapi";
import { table } from "../rows/table";
import { givePermissions, type Permission } from "./give-permissions";

const ORDER_CODE = "wren-order-staff";

/** Permissions of those who send parcels and look after payments: no content, no chats, no settings. */
const PERMISSIONS: Permission[] = ["admin::desk.orders", "admin::desk.subscriptions", "admin::desk.shop-figures"].map(
  (action) => ({ action, subject: null, properties: {} }),
);

/** Creates the role "Order staff", and gives it its permissions at every start. */
export async function applyOrderRole(strapi: Core.Strapi): Promise<void> {
  const roles = table<{ name: string; code: string; description: string }>(strapi, "admin::role");
  const role =
    (await roles.findOne({ where: { code: ORDER_CODE } })) ??
    (await roles.create({
      name: "Order staff",
      code: ORDER_CODE,
      description: "Works on orders, payments and subscriptions. Changes no content and sees no chats.",
    }));
  await givePermissions(strapi, role.id, PERMISSIONS);
}
