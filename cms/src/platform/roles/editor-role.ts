import type { Core, UID } from "@strapi/strapi";
import { LOCALES } from "@wren/domain";
import { editedContents } from "../content/content";
import { adminContentTypes } from "../strapi-edges";
import { table } from "../rows/table";
import { explore, givePermissions, type Permission } from "./give-permissions";

const EDITOR_CODE = "strapi-editor";

/**
 * Gives the role "Editor" its permissions at every start. Strapi creates the role before the site's languages exist, so
 * that editors could read no page in any language.
 */
export async function applyEditorRole(strapi: Core.Strapi): Promise<void> {
  const role = await table<{ code: string }>(strapi, "admin::role").findOne({ where: { code: EDITOR_CODE } });
  // An administrator may have deleted the role.
  if (!role) return;
  await givePermissions(strapi, role.id, editorPermissions(strapi));
}

function editorPermissions(strapi: Core.Strapi): Permission[] {
  return [
    ...editedContents().flatMap((uid) => permissionsFor(strapi, uid)),
    { action: "admin::desk.stock", subject: null, properties: {} },
    ...["read", "configure-view", "assets.create", "assets.update", "assets.download", "assets.copy-link"].map(
      (verb) => ({ action: `plugin::upload.${verb}`, subject: null, properties: {} }),
    ),
  ];
}

function permissionsFor(strapi: Core.Strapi, uid: UID.ContentType): Permission[] {
  const type = strapi.contentType(uid);
  const fields = adminContentTypes(strapi).getNestedFields(type, { components: strapi.components });
  const options = type.pluginOptions as { i18n?: { localized?: boolean } } | undefined;
  const locales = options?.i18n?.localized ? { locales: [...LOCALES] } : {};
  const verbs = type.kind === "singleType" ? ["read", "update"] : ["create", "read", "update"];
  const wholeVerbs =
    type.kind === "singleType" ? [] : type.options.draftAndPublish ? ["delete", "publish"] : ["delete"];
  return [
    ...verbs.map((verb) => explore(verb, uid, { fields, ...locales })),
    ...wholeVerbs.map((verb) => explore(verb, uid, locales)),
  ];
}
