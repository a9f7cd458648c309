import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import { adminRoles } from "../strapi-edges";
import { table } from "../rows/table";

/** For Strapi, `null` means every field or language. */
type Ticks = string[] | null;
export type Properties = { fields?: Ticks; locales?: Ticks };
export type Permission = { action: string; subject: string | null; properties: Properties };

/**
 * Adds the permissions that a staff role needs. Nothing is removed: additional permissions of an administrator stay,
 * and so do conditions set on them.
 */
export async function givePermissions(strapi: Core.Strapi, roleId: number, needed: Permission[]): Promise<void> {
  const permissions = table<Permission & { role: { id: number } }>(strapi, "admin::permission");
  const granted = await permissions.findMany({ where: { role: { id: roleId } } });
  for (const permission of needed) {
    const { action, subject } = permission;
    const existing = granted.find((known) => known.action === action && known.subject === subject);
    if (!existing) {
      await adminRoles(strapi).addPermissions(roleId, [permission]);
      continue;
    }
    const properties = union(existing.properties, permission.properties);
    if (!isDeepStrictEqual(properties, existing.properties)) await permissions.update(existing.id, { properties });
  }
}

/** A permission of the content manager. */
export function explore(verb: string, subject: string, properties: Properties): Permission {
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
