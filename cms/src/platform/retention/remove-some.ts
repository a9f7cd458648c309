import type { Core } from "@strapi/strapi";
import { table } from "../strapi-edges";

/** Deletes at most so many rows of a content type. @returns how many */
export async function removeSome(strapi: Core.Strapi, uid: string, what: { where: object; limit: number }) {
  const rows = table(strapi, uid);
  const over = await rows.findMany({ ...what, orderBy: { id: "asc" }, select: ["id"] });
  if (over.length === 0) return 0;
  const { count } = await rows.removeMany({ ...what.where, id: { $in: over.map(({ id }) => id) } });
  return count;
}
