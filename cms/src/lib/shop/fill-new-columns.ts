import type { Core } from "@strapi/strapi";

/**
 * Orders and subscriptions from before there were services have nothing in the columns that came with them. Strapi
 * makes new columns empty; what reads them expects a value.
 */
export async function fillNewColumns(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  await db("orders")
    .whereNull("services")
    .update({ services: JSON.stringify([]) });
  await db("orders").whereNull("services_withheld").update({ services_withheld: false });
  await db("subscriptions").whereNull("language").update({ language: "en" });
}
