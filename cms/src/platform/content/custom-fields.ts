import type { Core } from "@strapi/strapi";

/** Kinds of fields with an input of our own in the admin (src/admin/fields). The database knows only their types. */
export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    /** A two-letter code, or a list of them, chosen by the countries' names. */
    { name: "country", type: "string" },
    { name: "countries", type: "json" },
    /** Minor units, typed as money. */
    { name: "money", type: "integer" },
    /** Shown, and changed by movements only. */
    { name: "stock", type: "integer" },
    /** The answer to a question that the server asks when it refuses; it is never stored. */
    { name: "confirmation", type: "boolean" },
  ]);
}
