import type { Core, UID } from "@strapi/strapi";
import { fieldsOf, type Field } from "./fields";

/** A file that the copy names. The file itself is not kept. */
export type CopiedFile = { $file: number; name: string };

/** Another entry that the copy leads to. */
export type CopiedEntry = { $entry: string; name: string };

/** A component, or a block with the name of its component. */
export type CopiedPart = Copy & { __component?: string };

/** All that editors filled in, without ids of rows: files and relations as lists, also where there may be only one. */
export type Copy = Record<string, unknown>;

type Row = Record<string, unknown>;

/** A row that others lead to; its name is in one of these fields. */
type NamedRow = { documentId: string; name?: string | null; title?: string | null; code?: string | null };

/** @returns null when there is no such row */
export async function copyEntry(strapi: Core.Strapi, uid: UID.ContentType, rowId: number): Promise<Copy | null> {
  const populate = populateOf(strapi, uid);
  const row = (await strapi.db.query(uid).findOne({ where: { id: rowId }, populate })) as Row | null;
  return row && copyFields(strapi, uid, row);
}

/** Everything below the fields of a type, however deep. */
function populateOf(strapi: Core.Strapi, uid: string): object {
  const below = fieldsOf(strapi, uid).flatMap(([name, field]): [string, unknown][] => {
    const { type, component = "", components = [] } = field;
    if (type === "media" || type === "relation") return [[name, true]];
    if (type === "component") return [[name, { populate: populateOf(strapi, component) }]];
    if (type !== "dynamiczone") return [];
    return [[name, { on: Object.fromEntries(components.map((uid) => [uid, { populate: populateOf(strapi, uid) }])) }]];
  });
  return Object.fromEntries(below);
}

function copyFields(strapi: Core.Strapi, uid: string, row: Row): Copy {
  return Object.fromEntries(
    fieldsOf(strapi, uid).map(([name, field]) => [name, copyValue(strapi, field, row[name] ?? null)]),
  );
}

function copyValue(strapi: Core.Strapi, { type, component = "" }: Field, value: unknown): unknown {
  switch (type) {
    case "media":
      return listed<{ id: number; name: string }>(value).map(({ id, name }): CopiedFile => ({ $file: id, name }));
    case "relation":
      return listed<NamedRow>(value).map(({ documentId, name, title, code }): CopiedEntry => {
        return { $entry: documentId, name: name ?? title ?? code ?? documentId };
      });
    case "component":
      return listed<Row>(value).map((part) => copyFields(strapi, component, part));
    case "dynamiczone":
      return listed<Row & { __component: string }>(value).map((part): CopiedPart => {
        return { __component: part.__component, ...copyFields(strapi, part.__component, part) };
      });
    default:
      return value;
  }
}

function listed<Item>(value: unknown): Item[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as Item[];
}
