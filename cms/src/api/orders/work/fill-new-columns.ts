import type { Core } from "@strapi/strapi";

/**
 * Fills columns that Strapi added empty, because the code expects a value: orders and subscriptions from before there
 * were services, payments from before a refund could fail.
 */
export async function fillNewColumns(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  await db("orders")
    .whereNull("services")
    .update({ services: JSON.stringify([]) });
  await db("orders").whereNull("services_withheld").update({ services_withheld: false });
  const holding = ["awaiting_payment", "verifying", "paid", "shipped", "fulfilled"];
  await db("orders").whereNull("holds_stock").whereIn("state", holding).update({ holds_stock: true });
  await db("orders").whereNull("holds_stock").update({ holds_stock: false });
  await db("payments").whereNull("refund_failed_minor").update({ refund_failed_minor: 0 });
  await db("payments").whereNull("refunded_elsewhere_minor").update({ refunded_elsewhere_minor: 0 });
  await db("subscriptions").whereNull("language").update({ language: "en" });
}
