import { randomBytes, randomUUID } from "node:crypto";
import {
  authResponseSchema,
  chatMessageSchema,
  chatNewsSchema,
  chatPassSchema,
  chatUploadSchema,
  chatViewSchema,
  deskConversationSchema,
  deskQueueSchema,
  FILE_NAME_HEADER,
  PHRASE_BYTES,
  phraseOf,
  type AuthResponse,
  type ChatMessageRequest,
} from "@wren/domain";
import { expect } from "vitest";
import { addAccount } from "./accounts";
import { requireBuilt, type BootedCms } from "./boot";
import { createCaller } from "./call";
import type { Staff } from "./staff";

const { conversationKey } = requireBuilt(
  "api/chat/work/conversation-key",
) as typeof import("../../src/api/chat/work/conversation-key");

export const PASSWORD = "correct horse";

export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** A signed-in visitor who has written nothing yet. */
export async function newVisitor(cms: BootedCms, email = `${randomUUID()}@example.org`) {
  await addAccount(cms, email, { password: PASSWORD });
  return signInVisitor(cms.url, email);
}

/** @param url address of any cms process */
export async function signInVisitor(url: string, email: string) {
  const signedIn = await createCaller(() => url)("auth/local", { body: { identifier: email, password: PASSWORD } });
  return visitorOf(url, email, authResponseSchema.parse(signedIn.body));
}

/** Somebody who begins under an address that they have not confirmed, as the first message does. */
export async function beginAs(cms: BootedCms, email: string) {
  const registration = { username: email, email, password: PASSWORD };
  const begun = await createCaller(() => cms.url)("auth/local/register", { body: registration });
  const session = authResponseSchema.parse(begun.body);
  /** Uses the link of the mail, whose code only its reader knows. */
  const confirm = async (password = PASSWORD) => {
    const where = { id: session.user.id };
    const { confirmationToken } = await cms.strapi.db.query("plugin::users-permissions.user").findOne({ where });
    const body = { confirmation: confirmationToken, password };
    return createCaller(() => cms.url)("auth/confirm-email", { body });
  };
  return { ...visitorOf(cms.url, email, session), confirm };
}

/** Somebody who begins without an address, as the first message does. */
export async function beginWithoutAddress(cms: BootedCms, phrase = newPhrase()) {
  const body = { phrase, key: randomUUID() };
  const begun = await createCaller(() => cms.url)("auth/begin-without-address", { body });
  const session = authResponseSchema.parse(begun.body);
  return { ...visitorOf(cms.url, "", session), supportNumber: session.user.username, phrase };
}

export const newPhrase = () => phraseOf("en", randomBytes(PHRASE_BYTES));

function visitorOf(url: string, email: string, { jwt: token, refreshToken, user }: AuthResponse) {
  const call = createCaller(() => url);
  const post = (path: string, body: object = {}) => call(`chat/${path}`, { token, body });
  const get = (path: string) => call(`chat/${path}`, { token });
  const send = (text: string, changes: Partial<ChatMessageRequest> = {}) =>
    post("messages", { key: randomUUID(), text, file: null, language: "en", ...changes });
  const upload = (bytes: string | Buffer, name: string) => uploadTo(`${url}/api/chat/files`, { token, bytes, name });
  const attach = async (bytes: string | Buffer, name: string) => {
    const { ref } = chatUploadSchema.parse((await upload(bytes, name)).body);
    return chatMessageSchema.parse((await send("", { file: ref })).body);
  };
  return {
    ...{ email, token, refreshToken, accountId: user.id, key: conversationKey(user.id) },
    ...{ call, post, get, send, upload, attach },
    view: async (query = "") => chatViewSchema.parse((await get(`conversation${query}`)).body),
    texts: async (query = "") =>
      chatViewSchema.parse((await get(`conversation${query}`)).body).messages.map(({ text }) => text),
    listen: async () => chatPassSchema.parse((await post("listen")).body),
    download: (id: number) => fetch(`${url}/api/chat/files/${String(id)}`, { headers: bearer(token) }),
  };
}

/** The call of web's event stream, with its pass. */
export async function askNews(url: string, pass: string, after: number) {
  const { status, body } = await createCaller(() => url)("chat/news", { body: { pass, after } });
  return { status, news: status === 200 ? chatNewsSchema.parse(body) : null };
}

type Upload = { token: string; bytes: string | Buffer; name: string };

export async function uploadTo(address: string, { token, bytes, name }: Upload) {
  const headers = { "Content-Type": "application/octet-stream", [FILE_NAME_HEADER]: encodeURIComponent(name) };
  const body = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  const response = await fetch(address, { method: "POST", headers: { ...headers, ...bearer(token) }, body });
  return { status: response.status, body: await response.json() };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Actions of an agent at the support desk. */
export function deskOf(staff: Staff) {
  const get = (path: string) => staff.call("GET", `/desk/chat/${path}`);
  const act = (key: string, action: string, body: object = {}) =>
    staff.call("POST", `/desk/chat/conversations/${key}/${action}`, body);
  return {
    get,
    act,
    reply: (key: string, text: string, changes: object = {}) =>
      act(key, "reply", { key: randomUUID(), text, file: null, ...changes }),
    show: async (key: string) => deskConversationSchema.parse((await get(`conversations/${key}`)).body),
    queue: async (query = "") => deskQueueSchema.parse((await get(`queue${query}`)).body),
    be: (isOnline: boolean) => staff.call("POST", "/desk/chat/presence", { isOnline }),
  };
}

/** Expects the numbers from one on, each once, in order. */
export function expectWithoutGaps(seqs: number[]): void {
  expect(seqs).toEqual(seqs.map((_seq, index) => index + 1));
}
