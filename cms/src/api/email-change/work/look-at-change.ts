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

/** Tells what a link would do without doing it, because mail scanners open links, too. */
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
