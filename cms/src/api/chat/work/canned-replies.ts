import type { Core } from "@strapi/strapi";
import type { CannedReplies, ChatLabel, SnoozeTime } from "@wren/domain";
import { table } from "../../../platform/rows/table";

type CannedReplyRow = {
  title: string;
  order: number | null;
  en: string;
  de: string;
  labels: ChatLabel[];
  takesOver: boolean | null;
  priority: "urgent" | "normal" | null;
  snooze: SnoozeTime | null;
  closes: boolean | null;
};

export async function listCannedReplies(strapi: Core.Strapi): Promise<CannedReplies> {
  const rows = await table<CannedReplyRow>(strapi, "api::chat.canned-reply").findMany({
    where: {},
    orderBy: [{ order: "asc" }, { id: "asc" }],
    populate: ["labels"],
  });
  return { replies: rows.map(({ id, title, en, de, ...row }) => ({ id, title, en, de, steps: stepsOf(row) })) };
}

/** A reply from before there were steps has none. */
function stepsOf({ labels, takesOver, priority, snooze, closes }: Omit<CannedReplyRow, "id" | "title" | "en" | "de">) {
  return {
    labels: labels.map(({ id, en, de }) => ({ id, en, de })),
    takesOver: takesOver ?? false,
    priority,
    snooze,
    closes: closes ?? false,
  };
}
