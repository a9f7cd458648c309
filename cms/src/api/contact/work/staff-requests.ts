import type { Core } from "@strapi/strapi";
import {
  isoDayOf,
  REQUEST_STATES,
  type ContactChoices,
  type DeskRequest,
  type DeskRequestList,
  type RequestDeskQuery,
} from "@wren/domain";
import { isRowId } from "../../../platform/rows/row-id";
import { showAnswerWay } from "./answer-way";
import { labelsOf, readChoices } from "./choices";
import { requestKeptUntil } from "./erase-requests";
import { findRequestIds } from "./search-requests";
import { privateFiles } from "../../../platform/private-files/private-files";
import { takesReplies } from "../../../platform/mail/reply-address";
import { contactEvents, contactFiles, contactRequests, type ContactFileRow, type ContactRequestRow } from "./rows";
import { savedAs } from "./waiting-files";

/** Upper bound per page; agents reach the rest by working through it. */
const MOST_SHOWN = 100;

export async function listRequests(strapi: Core.Strapi, query: RequestDeskQuery): Promise<DeskRequestList> {
  const rows = await contactRequests(strapi).findMany({
    where: await whereFor(strapi, query),
    orderBy: { id: "desc" },
    limit: MOST_SHOWN,
  });
  const choices = await readChoices(strapi);
  const requests = await Promise.all(
    rows.map(async (row) => ({ ...(await factsOf(strapi, row, choices)), beginning: beginningOf(row) })),
  );
  const counts = await Promise.all(
    REQUEST_STATES.map(async (state) => [state, await contactRequests(strapi).count({ state })] as const),
  );
  return { requests, counts: Object.fromEntries(counts) as DeskRequestList["counts"] };
}

async function whereFor(strapi: Core.Strapi, { state, search }: RequestDeskQuery): Promise<object> {
  if (search !== "") return { id: { $in: await findRequestIds(strapi, search, MOST_SHOWN) } };
  return state === "all" ? {} : { state };
}

const BEGINNING_LENGTH = 140;

function beginningOf({ message, isEncrypted }: ContactRequestRow): string | null {
  if (isEncrypted) return null;
  const line = message.replace(/\s+/g, " ");
  return line.length > BEGINNING_LENGTH ? `${line.slice(0, BEGINNING_LENGTH).trimEnd()} …` : line;
}

async function factsOf(strapi: Core.Strapi, row: ContactRequestRow, choices: ContactChoices) {
  const { reference, state, language, receivedAt, email, supportId } = row;
  return {
    ...{ reference, state, language, email, supportId },
    receivedAt: new Date(receivedAt).toISOString(),
    requestType: labelsOf(choices.requestTypes, row.requestType),
    module: labelsOf(choices.modules, row.module),
    fileCount: await contactFiles(strapi).count({ requestId: row.id, eventId: null }),
  };
}

export async function showRequest(strapi: Core.Strapi, reference: string): Promise<DeskRequest | null> {
  const row = await findRequest(strapi, reference);
  if (!row) return null;
  const choices = await readChoices(strapi);
  const where = { requestId: row.id };
  const files = await contactFiles(strapi).findMany({ where, orderBy: { id: "asc" } });
  const events = await contactEvents(strapi).findMany({ where, orderBy: { id: "asc" } });
  const { message, isEncrypted } = row;
  return {
    ...(await factsOf(strapi, row, choices)),
    contactOption: labelsOf(choices.contactOptions, row.contactOption),
    message,
    isEncrypted,
    answerWay: await showAnswerWay(strapi, row),
    repliesReturn: takesReplies(),
    erasedOn: isoDayOf(requestKeptUntil(row.receivedAt)),
    files: files.filter(({ eventId }) => eventId === null).map(shownFile),
    history: events.map(({ id, kind, at, by, text, mailed }) => ({
      ...{ id, kind, at: new Date(at).toISOString(), by, text, mailed },
      files: files.filter(({ eventId }) => eventId === id).map(shownFile),
    })),
  };
}

function shownFile(file: ContactFileRow) {
  return { id: file.id, name: savedAs(file).name, type: file.type, size: file.size };
}

export async function findRequest(strapi: Core.Strapi, reference: string): Promise<ContactRequestRow | null> {
  return contactRequests(strapi).findOne({ where: { reference } });
}

export async function readAttachment(strapi: Core.Strapi, reference: string, fileId: number) {
  const request = isRowId(fileId) ? await findRequest(strapi, reference) : null;
  const file = request && (await contactFiles(strapi).findOne({ where: { id: fileId, requestId: request.id } }));
  return file && { ...savedAs(file), bytes: await privateFiles("contact").read(file.storedAs) };
}
