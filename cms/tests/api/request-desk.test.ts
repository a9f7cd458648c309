import { randomUUID } from "node:crypto";
import { deskQueueSchema, deskRequestListSchema, deskRequestSchema, type ContactRequest } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { addAccount } from "../support/accounts";
import { expectWithoutGaps, newVisitor as chatVisitor } from "../support/chat";
import { contactRequest } from "../support/contact";
import { catchOutbox } from "../support/outbox";
import { subscribeNobody } from "../support/services";
import { signInAsFirstAdmin, signInAsNewEditor, type Staff } from "../support/staff";

const { mailUnreadAnswers } = requireBuilt(
  "api/chat/work/unread-mails",
) as typeof import("../../src/api/chat/work/unread-mails");

let cms: BootedCms;
let admin: Staff;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate({ SUPPORT_EMAIL: "support@example.org" });
  admin = await signInAsFirstAdmin(cms);
});
afterAll(() => cms.stop());

const get = (path: string) => admin.call("GET", `/desk/requests/${path}`);
const act = (reference: string, action: string, body: object = {}) =>
  admin.call("POST", `/desk/requests/${reference}/${action}`, body);
const answer = (reference: string, text: string, key: string = randomUUID()) =>
  act(reference, "answer", { key, answer: text });
const show = async (reference: string) => deskRequestSchema.parse((await get(reference)).body);
const list = async (query: string) => deskRequestListSchema.parse((await get(`list?${query}`)).body);
const references = async (query: string) => (await list(query)).requests.map(({ reference }) => reference);

async function write(changes: Partial<ContactRequest> = {}): Promise<string> {
  return (await call("support/contact", { body: contactRequest(changes) })).body.reference;
}

test("staff find a request by its state and by its reference, however it was typed", async () => {
  const reference = await write();
  expect(await references("state=open")).toContain(reference);
  expect(await references("state=closed")).not.toContain(reference);
  expect(await references(`search=${reference.toLowerCase().replaceAll("-", "")}`)).toEqual([reference]);
  expect(await references("search=R-0000-0000")).toEqual([]);
});

test("what was written is shown as it was written, with the choices in both languages", async () => {
  const message = "<img src=x onerror=alert(1)>\n\nTwo lines of text.";
  const request = await show(await write({ message, email: "ada@example.org" }));
  expect(request).toMatchObject({
    message,
    state: "open",
    answerWay: { by: "mail", address: "ada@example.org" },
    requestType: { en: "Something does not work", de: "Etwas funktioniert nicht" },
    module: { en: "Nest", de: "Nest" },
  });
});

test("an answer goes out by mail, once, and is written down", async () => {
  const reference = await write({ email: "answer@example.org", language: "de" });
  expect((await answer(reference, "Grüezi\n\nEs geht wieder.")).status).toBe(200);
  const request = await show(reference);
  expect(request.state).toBe("answered");
  expect(request.history).toMatchObject([{ kind: "answered", text: "Grüezi\n\nEs geht wieder." }]);
  const mails = (await catchOutbox(cms, "answer@example.org")).filter(({ subject }) => subject.startsWith("Re:"));
  expect(mails).toMatchObject([
    { subject: `Re: Ihre Nachricht an Wren · ${reference}`, replyTo: "support@example.org", html: null },
  ]);
  expect(mails[0]?.text).toContain("Grüezi\n\nEs geht wieder.");
});

test("an answer that is tried again, because its receipt was lost, goes out once; another one goes out as well", async () => {
  const key = randomUUID();
  const mailed = await write({ email: "again@example.org" });
  for (let attempt = 0; attempt < 2; attempt++) expect((await answer(mailed, "Done.", key)).status).toBe(200);
  const answersTo = async () =>
    (await catchOutbox(cms, "again@example.org")).filter(({ subject }) => subject.startsWith("Re:")).length;
  expect(await answersTo()).toBe(1);
  expect((await show(mailed)).history).toHaveLength(1);
  await answer(mailed, "Done.");
  await answer(mailed, "Done, but not as I said.", key);
  expect(await answersTo()).toBe(3);

  const visitor = await chatVisitor(cms);
  const { supportId } = await subscribeNobody(cms, { email: visitor.email });
  const chatted = await write({ contactOption: "chat", email: null, supportId });
  for (let attempt = 0; attempt < 2; attempt++) expect((await answer(chatted, "Done.", key)).status).toBe(200);
  expect((await visitor.view()).messages.map(({ kind }) => kind)).toEqual(["request", "text"]);
  await answer(chatted, "Done, but not as I said.", key);
  expect((await visitor.texts()).at(-1)).toBe("Done, but not as I said.");
});

test("who gave a support id is answered in their chat, and hears of it by mail", async () => {
  const visitor = await chatVisitor(cms);
  const { supportId } = await subscribeNobody(cms, { email: visitor.email });
  const reference = await write({ contactOption: "chat", email: null, supportId, language: "de" });
  expect((await show(reference)).answerWay).toEqual({ by: "chat", conversation: null });
  expect((await answer(reference, "Grüezi\r\n\r\nEs geht wieder.")).status).toBe(200);

  const { messages, state } = await visitor.view();
  expect(messages).toMatchObject([
    { seq: 1, kind: "request", author: "staff", text: reference },
    { seq: 2, kind: "text", author: "staff", text: "Grüezi\n\nEs geht wieder." },
  ]);
  expect(state.state).toBe("open");
  const request = await show(reference);
  expect(request).toMatchObject({ state: "answered", answerWay: { by: "chat", conversation: visitor.key } });
  // The answer is stored in the conversation alone, whose owner may erase it.
  expect(request.history).toMatchObject([{ kind: "answered-in-chat", text: null }]);

  expect(await catchOutbox(cms, visitor.email)).toEqual([]);
  await mailUnreadAnswers(cms.strapi, new Date(Date.now() + 3 * 60_000));
  const mails = await catchOutbox(cms, visitor.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain("geht wieder");
});

test("an answer in the chat goes on in the conversation that there is, also in one that had ended", async () => {
  const visitor = await chatVisitor(cms);
  await visitor.send("Hello");
  await visitor.post("end");
  const { supportId } = await subscribeNobody(cms, { email: visitor.email });
  const reference = await write({ contactOption: "chat", email: null, supportId });
  await answer(reference, "Here you are.");
  const { messages, state } = await visitor.view();
  expect(messages.map(({ kind }) => kind)).toEqual(["text", "closed", "request", "text"]);
  expectWithoutGaps(messages.map(({ seq }) => seq));
  expect(state.state).toBe("open");
});

test("an answer to a request is none to what was asked in the chat, which goes on waiting", async () => {
  const visitor = await chatVisitor(cms);
  await visitor.send("Where is my parcel?");
  const { supportId } = await subscribeNobody(cms, { email: visitor.email });
  const reference = await write({ contactOption: "chat", email: null, supportId });
  await answer(reference, "Here you are.");
  const { entries } = deskQueueSchema.parse((await admin.call("GET", "/desk/chat/queue?view=waiting")).body);
  expect(entries).toContainEqual(expect.objectContaining({ key: visitor.key, unreadCount: 1, assignee: null }));
  expect((await visitor.view()).state.readTo).toBe(0);
});

test("without a chat account the answer goes to the subscription's address; without any address there is none", async () => {
  const { supportId } = await subscribeNobody(cms, { email: "owner@example.org" });
  // A stranger registered the address, and has never confirmed it.
  await addAccount(cms, "owner@example.org", { confirmed: false });
  const known = await write({ contactOption: "chat", email: null, supportId });
  expect((await show(known)).answerWay).toEqual({ by: "mail", address: "owner@example.org" });
  expect((await answer(known, "Here you are.")).status).toBe(200);
  expect(await catchOutbox(cms, "owner@example.org")).toHaveLength(1);

  const anonymous = await write({ contactOption: "none", email: null });
  const refused = await answer(anonymous, "Hello?");
  expect(refused).toMatchObject({ status: 409, body: { error: { message: "no-address" } } });
});

test("a request is noted on, closed, opened again and erased", async () => {
  const reference = await write();
  expect((await act(reference, "note", { note: "Known fault." })).status).toBe(200);
  expect((await act(reference, "close")).status).toBe(200);
  expect((await act(reference, "close")).status).toBe(409);
  expect((await act(reference, "reopen")).status).toBe(200);
  expect((await show(reference)).history.map(({ kind }) => kind)).toEqual(["noted", "closed", "reopened"]);
  expect((await act(reference, "erase")).status).toBe(200);
  expect((await get(reference)).status).toBe(404);
});

test("an attachment is sent to be saved, and only under its own request", async () => {
  const uploaded = await fetch(`${cms.url}/api/support/contact/files`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", "x-file-name": "seite.html" },
    body: "<script>alert(1)</script>",
  });
  const { ref } = (await uploaded.json()) as { ref: string };
  const [reference, other] = [await write({ files: [ref] }), await write()];
  const [file] = (await show(reference)).files;
  const response = await admin.download(`/desk/requests/${reference}/files/${String(file?.id)}`);
  const names = ["content-type", "content-disposition", "x-content-type-options", "cache-control"];
  expect(names.map((name) => response.headers.get(name))).toEqual([
    "text/plain",
    "attachment; filename*=UTF-8''seite.txt",
    "nosniff",
    "private, no-store",
  ]);
  expect(await response.text()).toBe("<script>alert(1)</script>");
  expect((await admin.download(`/desk/requests/${other}/files/${String(file?.id)}`)).status).toBe(404);
});

test("nobody works on requests without the permission", async () => {
  const reference = await write();
  const editor = await signInAsNewEditor(cms);
  expect((await editor.call("GET", "/desk/requests/list")).status).toBe(403);
  expect((await editor.call("POST", `/desk/requests/${reference}/erase`, {})).status).toBe(403);
  expect((await fetch(`${cms.url}/desk/requests/list`)).status).toBe(401);
});
