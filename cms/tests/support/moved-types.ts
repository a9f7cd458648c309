import { createRequire } from "node:module";
import { expect } from "vitest";
import type { BootedCms } from "./boot";

type Knex = BootedCms["strapi"]["db"]["connection"];

const migration = createRequire(import.meta.url)("../../database/migrations/2026.11.17-rooms.js") as {
  up(knex: Knex): Promise<void>;
};

const FORM = "plugin_content_manager_configuration_content_types::api::";

/** Makes a database that knows some types by their old uids, and migrates it twice, as two starts would. */
export async function expectMovedTypesFollowed({ strapi }: BootedCms): Promise<void> {
  const knex = strapi.db.connection;
  const settings = () => knex("strapi_core_store_settings");
  const permission = { action: "plugin::content-manager.explorer.read", properties: "{}", conditions: "[]" };
  await knex("admin_permissions").insert([
    { ...permission, subject: "api::order.order" },
    { ...permission, subject: "api::message.message" },
    { ...permission, subject: "api::page.page" },
  ]);
  await settings()
    .where({ key: `${FORM}orders.order` })
    .update({ key: `${FORM}order.order`, value: '{"uid":"api::order.order","settings":{"pageSize":50}}' });

  await migration.up(knex);
  await migration.up(knex);

  const newest = knex("admin_permissions").where({ action: permission.action }).orderBy("id", "desc").limit(3);
  expect(await newest.pluck("subject")).toEqual(["api::page.page", "api::chat.message", "api::orders.order"]);
  const [form] = await settings().where({ key: `${FORM}orders.order` });
  expect(form).toMatchObject({ value: '{"uid":"api::orders.order","settings":{"pageSize":50}}' });
  const known = Object.keys(strapi.contentTypes);
  const remembered = await knex("admin_permissions").whereLike("subject", "api::%").distinct().pluck("subject");
  expect(remembered.filter((uid: string) => !known.includes(uid))).toEqual([]);
}
