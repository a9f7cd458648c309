import type { Core } from "@strapi/strapi";

/** The rows of a content type by its name: `order`, `chat-file`. */
export function rowsOf(strapi: Core.Strapi, name: string) {
  const types = Object.values(strapi.contentTypes) as { uid: string; info: { singularName: string } }[];
  const type = types.find(({ uid, info }) => uid.startsWith("api::") && info.singularName === name);
  if (!type) throw new Error(`There is no content type '${name}'`);
  return strapi.db.query(type.uid);
}
