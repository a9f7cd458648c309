import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import { LOCALES } from "@wren/domain";
import { adminContentTypes, adminRoles, table } from "./strapi-edges";

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
] as const;
const SINGLE_TYPES = ["api::website.website", "api::shop.shop"] as const;

type EditedUid = (typeof LOCALIZED_TYPES | typeof PLAIN_TYPES | typeof SINGLE_TYPES)[number];

/** To Strapi, `null` is every field or language. */
type Ticks = string[] | null;
type Properties = { fields?: Ticks; locales?: Ticks };
type Permission = { action: string; subject: string | null; properties: Properties };

/**
 * Strapi makes its role "Editor" before the site's languages exist, so that editors may read no page in any
 * language. What the role needs is given at every start. Nothing is taken back: what an administrator ticks
 * in addition stays, and so do the conditions set on a permission.
 */
export async function applyEditorRole(strapi: Core.Strapi): Promise<void> {
  const role = await table(strapi, "admin::role").findOne({ where: { code: EDITOR_CODE } });
  // An administrator may delete the role and make others.
  if (!role) return;

  const permissions = table<Permission>(strapi, "admin::permission");
  const granted = await permissions.findMany({ where: { role: { id: role.id } } });
  for (const needed of editorPermissions(strapi)) {
    const existing = granted.find(({ action, subject }) => action === needed.action && subject === needed.subject);
    if (!existing) {
      await adminRoles(strapi).addPermissions(role.id, [needed]);
      continue;
    }
    const properties = union(existing.properties, needed.properties);
    if (!isDeepStrictEqual(properties, existing.properties)) await permissions.update(existing.id, { properties });
  }
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

function explore(verb: string, subject: string, properties: Properties): Permission {
  return { action: `plugin::content-manager.explorer.${verb}`, subject, properties };
}

function union(existing: Properties, needed: Properties): Properties {
  const merged = { ...existing };
  if (needed.fields) merged.fields = unionOfTicks(existing.fields, needed.fields);
  if (needed.locales) merged.locales = unionOfTicks(existing.locales, needed.locales);
  return merged;
}

function unionOfTicks(existing: Ticks | undefined, needed: string[]): Ticks {
  return existing === null ? null : [...new Set([...(existing ?? []), ...needed])];
}
