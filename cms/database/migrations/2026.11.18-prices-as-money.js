"use strict";

// Labels of prices said "in Rappen" and "in cents", and their examples were such numbers. Forms are stored in the
// database, where a label that somebody wrote must stay. Those that we wrote are put back to the field's name, which the
// next start replaces by the present label.

const TYPES = ["sku.sku", "tariff.tariff", "shipping-zone.shipping-zone", "shop.shop"];
const OURS = /, in (?:Rappen|cents)$/;

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable("strapi_core_store_settings"))) return;
    const keys = TYPES.map((type) => `plugin_content_manager_configuration_content_types::api::${type}`);
    const rows = await knex("strapi_core_store_settings").select("id", "value").whereIn("key", keys);
    for (const { id, value } of rows)
      await knex("strapi_core_store_settings")
        .where({ id })
        .update({ value: withoutOurLabels(value) });
  },
};

function withoutOurLabels(value) {
  const configuration = JSON.parse(value);
  for (const [field, { edit, list }] of Object.entries(configuration.metadatas ?? {})) {
    if (OURS.test(edit?.label ?? "")) Object.assign(edit, { label: field, description: "" });
    if (OURS.test(list?.label ?? "")) list.label = field;
  }
  return JSON.stringify(configuration);
}
