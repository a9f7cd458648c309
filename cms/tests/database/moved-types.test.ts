import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";

// Older databases know some content types by other uids. Such a database is made here, and then migrated as at a start.

const migration = createRequire(import.meta.url)("../../database/migrations/2026.11.17-rooms.js") as {
  up(knex: BootedCms["strapi"]["db"]["connection"]): Promise<void>;
};

const FORM_OF_ORDERS = "plugin_content_manager_configuration_content_types::api::";

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootFromTemplate({});
});

afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;

test("what Strapi remembers by uid follows the types that moved, and nothing else changes", async () => {
  const settings = () => knex()("strapi_core_store_settings");
  const permission = { action: "plugin::content-manager.explorer.read", properties: "{}", conditions: "[]" };
  await knex()("admin_permissions").insert([
    { ...permission, subject: "api::order.order" },
    { ...permission, subject: "api::message.message" },
    { ...permission, subject: "api::page.page" },
  ]);
  await settings()
    .where({ key: `${FORM_OF_ORDERS}orders.order` })
    .update({ key: `${FORM_OF_ORDERS}order.order`, value: '{"uid":"api::order.order","settings":{"pageSize":50}}' });

  await migration.up(knex());
  await migration.up(knex());

  const subjects = await knex()("admin_permissions").where(permission).orderBy("id", "desc").limit(3).pluck("subject");
  expect(subjects).toEqual(["api::page.page", "api::chat.message", "api::orders.order"]);
  const [form] = await settings().where({ key: `${FORM_OF_ORDERS}orders.order` });
  expect(form).toMatchObject({ value: '{"uid":"api::orders.order","settings":{"pageSize":50}}' });
  const known = Object.keys(cms.strapi.contentTypes);
  const remembered = await knex()("admin_permissions").whereLike("subject", "api::%").distinct().pluck("subject");
  expect(remembered.filter((uid: string) => !known.includes(uid))).toEqual([]);
});
