import type { Core } from "@strapi/strapi";
import { keepChatFile, staffUploader, type ChatUploadOutcome } from "../../chat/work/chat-files";
import type { Who } from "../../../platform/desk/staff";
import type { MailAttachment } from "../../../platform/mail/draft";
import { findAnswerWay } from "./answer-way";
import { contactFiles } from "./rows";
import { findRequest } from "./staff-requests";
import { keepAnswerFile, savedAs } from "./waiting-files";

type Upload = { bytes: Buffer; name: string; who: Who };

/**
 * Keeps a file for the answer that staff are writing, where the answer will go: with the request or with the sender's
 * conversation. Null when there is no such request.
 */
export async function uploadForAnswer(
  strapi: Core.Strapi,
  reference: string,
  { bytes, name, who }: Upload,
): Promise<ChatUploadOutcome | null> {
  const request = await findRequest(strapi, reference);
  if (!request) return null;
  const file = { bytes, name, now: who.now };
  const uploader = staffUploader(who.staffId);
  const way = await findAnswerWay(strapi, request);
  return way?.by === "chat"
    ? keepChatFile(strapi, { ...file, uploader })
    : keepAnswerFile(strapi, { ...file, visitor: uploader });
}

/** The files of an answer, as its mail takes them along. */
export async function mailAttachments(strapi: Core.Strapi, eventId: number): Promise<MailAttachment[]> {
  const files = await contactFiles(strapi).findMany({ where: { eventId }, orderBy: { id: "asc" } });
  return files.map((file) => ({ ...savedAs(file), folder: "contact", storedAs: file.storedAs }));
}
