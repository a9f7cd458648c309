import type { Core } from "@strapi/strapi";
import {
  isoDayOf,
  parseRequestReference,
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
import { privateFiles } from "../../../platform/private-files/private-files";
import { contactEvents, contactFiles, contactRequests, type ContactRequestRow } from "./rows";
import { savedAs } from "./waiting-files";

/** Upper bound per page; agents reach the rest by working through it. */
const MOST_SHOWN = 100;

export async function listRequests(strapi: Core.Strapi, query: RequestDeskQuery): Promise<DeskRequestList> {
  const rows = await contactRequests(strapi).findMany({
    where: whereFor(query),
    orderBy: { id: "desc" },
    limit: MOST_SHOWN,
  });
  const choices = await readChoices(strapi);
  const requests = await Promise.all(rows.map((row) => factsOf(strapi, row, choices)));
  const counts = await Promise.all(
    REQUEST_STATES.map(async (state) => [state, await contactRequests(strapi).count({ state })] as const),
  );
  return { requests, counts: Object.fromEntries(counts) as DeskRequestList["counts"] };
}

function whereFor({ state, search }: RequestDeskQuery): object {
  if (search !== "") return { reference: parseRequestReference(search) ?? search };
  return state === "all" ? {} : { state };
}

async function factsOf(strapi: Core.Strapi, row: ContactRequestRow, choices: ContactChoices) {
  const { reference, state, language, receivedAt } = row;
  return {
    reference,
    state,
    language,
    receivedAt: new Date(receivedAt).toISOString(),
    requestType: labelsOf(choices.requestTypes, row.requestType),
    module: labelsOf(choices.modules, row.module),
    fileCount: await contactFiles(strapi).count({ requestId: row.id }),
  };
}

export async function showRequest(strapi: Core.Strapi, reference: string): Promise<DeskRequest | null> {
  const row = await findRequest(strapi, reference);
  if (!row) return null;
  const choices = await readChoices(strapi);
  const where = { requestId: row.id };
  const files = await contactFiles(strapi).findMany({ where, orderBy: { id: "asc" } });
  const events = await contactEvents(strapi).findMany({ where, orderBy: { id: "asc" } });
  const { message, isEncrypted, email, supportId } = row;
  return {
    ...(await factsOf(strapi, row, choices)),
    contactOption: labelsOf(choices.contactOptions, row.contactOption),
    message,
    isEncrypted,
    email,
    supportId,
    answerWay: await showAnswerWay(strapi, row),
    erasedOn: isoDayOf(requestKeptUntil(row.receivedAt)),
    files: files.map((file) => ({ id: file.id, name: savedAs(file).name, type: file.type, size: file.size })),
    history: events.map(({ id, kind, at, by, text }) => ({ id, kind, at: new Date(at).toISOString(), by, text })),
  };
}

export async function findRequest(strapi: Core.Strapi, reference: string): Promise<ContactRequestRow | null> {
  return contactRequests(strapi).findOne({ where: { reference } });
}

export async function readAttachment(strapi: Core.Strapi, reference: string, fileId: number) {
  const request = isRowId(fileId) ? await findRequest(strapi, reference) : null;
  const file = request && (await contactFiles(strapi).findOne({ where: { id: fileId, requestId: request.id } }));
  return file && { ...savedAs(file), bytes: await privateFiles("contact").read(file.storedAs) };
}
