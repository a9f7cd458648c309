import type { Core } from "@strapi/strapi";
import { LOCALES } from "@wren/domain";
import { adminContentTypes } from "../strapi-edges";
import { table } from "../rows/table";
import { explore, givePermissions, type Permission } from "./give-permissions";

const EDITOR_CODE = "strapi-editor";

/** What editors work on, by what can be done with it. */
const LOCALIZED_TYPES = [
  "api::page.page",
  "api::product.product",
  "api::service.service",
  "api::kb-article.kb-article",
  "api::resource.resource",
] as const;
const PLAIN_TYPES = [
  "api::sku.sku",
  "api::shipping-zone.shipping-zone",
  "api::tariff.tariff",
  "api::kb-category.kb-category",
  "api::support-file.support-file",
  "api::chat.canned-reply",
] as const;
const SINGLE_TYPES = ["api::website.website", "api::shop.shop"] as const;

type EditedUid = (typeof LOCALIZED_TYPES | typeof PLAIN_TYPES | typeof SINGLE_TYPES)[number];

/**
 * Strapi makes its role "Editor" before the site's languages exist, so that editors may read no page in any
 * language. What the role needs is given at every start.
 */
export async function applyEditorRole(strapi: Core.Strapi): Promise<void> {
  const role = await table<{ code: string }>(strapi, "admin::role").findOne({ where: { code: EDITOR_CODE } });
  // An administrator may delete the role and make others.
  if (!role) return;
  await givePermissions(strapi, role.id, editorPermissions(strapi));
}

function editorPermissions(strapi: Core.Strapi): Permission[] {
  const fieldsOf = (uid: EditedUid) =>
    adminContentTypes(strapi).getNestedFields(strapi.contentType(uid), { components: strapi.components });
  const locales = [...LOCALES];

  return [
    ...LOCALIZED_TYPES.flatMap((uid) => [
      ...["create", "read", "update"].map((verb) => explore(verb, uid, { fields: fieldsOf(uid), locales })),
      ...["delete", "publish"].map((verb) => explore(verb, uid, { locales })),
    ]),
    ...PLAIN_TYPES.flatMap((uid) => [
      ...["create", "read", "update"].map((verb) => explore(verb, uid, { fields: fieldsOf(uid) })),
      explore("delete", uid, {}),
    ]),
    ...SINGLE_TYPES.flatMap((uid) => ["read", "update"].map((verb) => explore(verb, uid, { fields: fieldsOf(uid) }))),
    ...["read", "configure-view", "assets.create", "assets.update", "assets.download", "assets.copy-link"].map(
      (verb) => ({ action: `plugin::upload.${verb}`, subject: null, properties: {} }),
    ),
  ];
}
