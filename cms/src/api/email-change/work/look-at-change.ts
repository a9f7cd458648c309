import type { Core } from "@strapi/strapi";
import {
  judgeConfirmation,
  judgeUndo,
  maskAddress,
  type EmailChangeLink,
  type EmailChangeLookAnswer,
} from "@wren/domain";
import { findUndoable } from "./find-undoable";
import { byToken } from "./link-token";
import { emailChanges, toChange } from "./rows";

/** What would come of a link, without doing it: programs that look into mails open links, too. */
export async function lookAtChange(
  strapi: Core.Strapi,
  { link, token }: { link: EmailChangeLink; token: string },
  now: Date,
): Promise<EmailChangeLookAnswer | null> {
  const row =
    link === "confirm"
      ? await emailChanges(strapi).findOne({ where: byToken(link, token) })
      : await findUndoable(strapi, token);
  if (!row) return null;
  const judge = link === "confirm" ? judgeConfirmation : judgeUndo;
  const address = link === "confirm" ? row.newEmail : (row.oldEmail ?? "");
  return { outcome: judge(toChange(row), now), address: maskAddress(address) };
}
