import type { Core } from "@strapi/strapi";
import type { CannedReplies } from "@wren/domain";
import { table } from "../../../platform/rows/table";

type CannedReplyRow = CannedReplies["replies"][number] & { order: number | null };

export async function listCannedReplies(strapi: Core.Strapi): Promise<CannedReplies> {
  const rows = await table<CannedReplyRow>(strapi, "api::chat.canned-reply").findMany({
    where: {},
    orderBy: [{ order: "asc" }, { id: "asc" }],
  });
  return { replies: rows.map(({ id, title, en, de }) => ({ id, title, en, de })) };
}
