import type { Core } from "@strapi/strapi";
import { table } from "../rows/table";
import { givePermissions, type Permission } from "./give-permissions";

const ORDER_CODE = "wren-order-staff";

const DESKS = ["orders", "stock", "subscriptions", "shop-figures"];

/** Permissions of those who send and take back parcels and look after payments: no content, no chats, no settings. */
const PERMISSIONS: Permission[] = DESKS.map((desk) => ({
  action: `admin::desk.${desk}`,
  subject: null,
  properties: {},
}));

/** Creates the role "Order staff", and gives it its permissions at every start. */
export async function applyOrderRole(strapi: Core.Strapi): Promise<void> {
  const roles = table<{ name: string; code: string; description: string }>(strapi, "admin::role");
  const role =
    (await roles.findOne({ where: { code: ORDER_CODE } })) ??
    (await roles.create({
      name: "Order staff",
      code: ORDER_CODE,
      description: "Works on orders, payments, stock and subscriptions. Changes no content and sees no chats.",
    }));
  await givePermissions(strapi, role.id, PERMISSIONS);
}
