import type { Core } from "@strapi/strapi";
import type { Copy, CopiedEntry, CopiedFile, CopiedPart } from "./copy";
import { fieldsOf, nameOfComponent, type Field } from "./fields";

export type Restorable = {
  /** For `documents.update`. */
  data: Record<string, unknown>;
  /** Names of files, entries, blocks and choices that no longer exist, and are left out. */
  lost: string[];
};

/** A copy as Strapi takes it, without what has been removed since: from the site, or from the schema. */
export async function restorable(strapi: Core.Strapi, uid: string, copy: Copy): Promise<Restorable> {
  const lost: string[] = [];
  return { data: await fieldsFrom(uid, copy), lost };

  async function fieldsFrom(type: string, values: Copy): Promise<Restorable["data"]> {
    const data: Restorable["data"] = {};
    for (const [name, field] of fieldsOf(strapi, type)) {
      // A field that is younger than the copy keeps its value.
      if (name in values) data[name] = await valueFrom(field, values[name]);
    }
    return data;
  }

  async function valueFrom(field: Field, value: unknown): Promise<unknown> {
    switch (field.type) {
      case "media": {
        const files = value as CopiedFile[];
        const left = await stillThere("plugin::upload.file", "id", files, ({ $file }) => $file);
        return field.multiple ? left : (left[0] ?? null);
      }
      case "relation": {
        const entries = value as CopiedEntry[];
        const left = await stillThere(field.target ?? "", "documentId", entries, ({ $entry }) => $entry);
        return { set: left.map((documentId) => ({ documentId })) };
      }
      case "component": {
        const parts: unknown[] = [];
        for (const part of value as CopiedPart[]) parts.push(await fieldsFrom(field.component ?? "", part));
        return field.repeatable ? parts : (parts[0] ?? null);
      }
      case "dynamiczone": {
        const parts: unknown[] = [];
        for (const { __component = "", ...values } of value as CopiedPart[])
          if (field.components?.includes(__component))
            parts.push({ __component, ...(await fieldsFrom(__component, values)) });
          else lost.push(nameOfComponent(strapi, __component));
        return parts;
      }
      case "enumeration":
        if (typeof value !== "string" || field.enum?.includes(value)) return value;
        lost.push(value);
        // The draft keeps its choice.
        return undefined;
      default:
        return value;
    }
  }

  async function stillThere<Item extends { name: string }, Id extends string | number>(
    uid: string,
    column: string,
    items: Item[],
    idOf: (item: Item) => Id,
  ): Promise<Id[]> {
    if (items.length === 0) return [];
    const asked = { where: { [column]: { $in: items.map(idOf) } }, select: [column] };
    const rows = (await strapi.db.query(uid).findMany(asked)) as Record<string, unknown>[];
    const known = new Set(rows.map((row) => row[column]));
    lost.push(...items.filter((item) => !known.has(idOf(item))).map(({ name }) => name));
    return items.map(idOf).filter((id) => known.has(id));
  }
}
