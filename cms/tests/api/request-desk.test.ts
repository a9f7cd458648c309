import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  cannedRepliesSchema,
  chatUploadSchema,
  deskQueueSchema,
  deskRequestListSchema,
  deskRequestSchema,
  type ContactRequest,
} from "@wren/domain";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { addAccount } from "../support/accounts";
import { expectWithoutGaps, newVisitor as chatVisitor, uploadTo } from "../support/chat";
import { contactRequest } from "../support/contact";
import { decodeBody, decodeHeader, parseMime, partsOf } from "../support/mime";
import { catchOutbox } from "../support/outbox";
import { rowsOf } from "../support/rows";
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
const answer = (reference: string, text: string, key: string = randomUUID(), files?: string[]) =>
  act(reference, "answer", { key, answer: text, ...(files && { files }) });
const upload = (reference: string, bytes: string | Buffer, name: string) =>
  uploadTo(`${cms.url}/desk/requests/${reference}/files`, { token: admin.token, bytes, name });
const uploaded = async (reference: string, bytes: string | Buffer, name: string) =>
  chatUploadSchema.parse((await upload(reference, bytes, name)).body).ref;
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

test("the list shows who writes and how the message begins, on one line", async () => {
  const email = "list@example.org";
  const message = `The first line.\r\n\r\n${"A second one. ".repeat(40)}`;
  const reference = await write({ email, message });
  const { supportId } = await subscribeNobody(cms);
  const other = await write({ contactOption: "chat", email: null, supportId });
  const { requests } = await list("state=open");
  const [numbered, addressed] = [other, reference].map((wanted) => requests.find((one) => one.reference === wanted));
  expect(addressed).toMatchObject({ email, supportId: null });
  expect(addressed?.beginning).toMatch(/^The first line\. A second one\. .* …$/);
  expect(addressed?.beginning?.length).toBeLessThan(150);
  expect(numbered).toMatchObject({ email: null, supportId });
});

test("a request is found by any word or number, also of its history, whatever its state", async () => {
  const { supportId } = await subscribeNobody(cms, { email: "subscriber@example.org" });
  const message = "Meine Änderung der Adresse: 100 % falsch.\nFreundliche Grüsse, Zoë Äschbacher";
  const written = await write({ email: "Find.Me@example.org", message });
  const numbered = await write({ contactOption: "chat", email: null, supportId });
  const subscriber = await write({ email: "subscriber@example.org" });
  await act(written, "note", { note: "Same fault as batch 4711." });
  await act(written, "close");
  const found = (search: string) => references(`state=open&${new URLSearchParams({ search }).toString()}`);

  for (const search of ["find.me@EXAMPLE", "ÄNDERUNG", "äschbacher zoë", "100 %", "batch 4711", "grüsse find.me"])
    expect(await found(search), search).toEqual([written]);
  for (const search of ["find_me", "100 _ falsch", "zoë müller", "' or 1=1", "100%falsch"])
    expect(await found(search), search).toEqual([]);
  // A number of the subscription also finds what its owner wrote from its address.
  expect(await found(supportId.toLowerCase().replaceAll("-", ""))).toEqual([subscriber, numbered]);
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

test("an answer takes files along: checked like all others, mailed, and kept with the request", async () => {
  const reference = await write({ email: "files@example.org" });
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#b6000e" } })
    .withExif({ IFD3: { GPSLatitude: "46/1 57/1 0/1" } })
    .png()
    .toBuffer();
  const refs = [
    await uploaded(reference, "Drücken Sie den Knopf.", "Anleitung für Zoë.exe"),
    await uploaded(reference, picture, "button.png"),
  ];
  const key = randomUUID();
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await answer(reference, "See the files.", key, refs)).status).toBe(200);

  const request = await show(reference);
  expect(request).toMatchObject({ fileCount: 0, files: [] });
  expect(request.history).toMatchObject([
    { kind: "answered", files: [{ name: "Anleitung für Zoë.txt" }, { name: "button.png" }] },
  ]);
  const [text] = request.history[0]?.files ?? [];
  const saved = await admin.download(`/desk/requests/${reference}/files/${String(text?.id)}`);
  expect(await saved.text()).toBe("Drücken Sie den Knopf.");

  const [body, manual, button] = partsOf(await mailAbout(reference));
  expect(body && decodeBody(body)).toContain("See the files.");
  expect(manual?.headers.get("content-type")).toMatch(/^text\/plain; charset=utf-8/);
  expect(decodeHeader(manual?.headers.get("content-disposition") ?? "")).toContain("attachment");
  expect(manual && decodeBody(manual)).toBe("Drücken Sie den Knopf.");
  const metadata = await sharp(Buffer.from(button?.body ?? "", "base64")).metadata();
  expect({ width: metadata.width, exif: metadata.exif }).toEqual({ width: 40, exif: undefined });

  const kept = () => rowsOf(cms.strapi, "contact-file").count({ where: { name: "button.png" } });
  expect(await kept()).toBe(1);
  await act(reference, "erase");
  expect(await kept()).toBe(0);
  expect((await admin.download(`/desk/requests/${reference}/files/${String(text?.id)}`)).status).toBe(404);
});

test("files of an answer in the chat are messages of the conversation, and of nothing else", async () => {
  const visitor = await chatVisitor(cms);
  const { supportId } = await subscribeNobody(cms, { email: visitor.email });
  const reference = await write({ contactOption: "chat", email: null, supportId });
  const refs = [await uploaded(reference, "one", "one.txt"), await uploaded(reference, "two", "two.txt")];
  const key = randomUUID();
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await answer(reference, "Two files.", key, refs)).status).toBe(200);
  const { messages } = await visitor.view();
  expectWithoutGaps(messages.map(({ seq }) => seq));
  expect(messages).toMatchObject([
    { kind: "request", file: null },
    { kind: "text", text: "Two files.", file: { name: "one.txt" } },
    { kind: "text", text: "", file: { name: "two.txt" } },
  ]);
  expect(await (await visitor.download(messages[2]?.file?.id ?? 0)).text()).toBe("two");
  expect((await show(reference)).history).toMatchObject([{ kind: "answered-in-chat", files: [] }]);
});

test("files that cannot be sent are refused, and an answer without one of its files is not sent", async () => {
  const reference = await write({ email: "refused@example.org" });
  const program = await upload(reference, "MZ\x90\x00\x03", "harmless.png");
  expect([program.status, program.body.error.message]).toEqual([400, "file-type"]);
  const large = await upload(reference, Buffer.alloc(5 * 1024 * 1024 + 1, "a"), "large.txt");
  expect([large.status, large.body.error.message]).toEqual([400, "file-too-large"]);
  expect((await upload("R-0000-0000", "text", "a.txt")).status).toBe(404);

  const ref = await uploaded(reference, "sent once", "a.txt");
  expect((await answer(reference, "Here.", randomUUID(), [ref])).status).toBe(200);
  const again = await answer(reference, "And once more.", randomUUID(), [ref]);
  expect([again.status, again.body.error.message]).toEqual([409, "file-expired"]);
  const four = await Promise.all([1, 2, 3, 4].map((number) => uploaded(reference, "text", `${String(number)}.txt`)));
  expect((await answer(reference, "Too many.", randomUUID(), four)).status).toBe(400);
  expect((await show(reference)).history).toHaveLength(1);
});

test("both desks have the same canned replies", async () => {
  const { replies } = cannedRepliesSchema.parse((await get("canned-replies")).body);
  expect(replies.length).toBeGreaterThan(0);
  expect((await admin.call("GET", "/desk/chat/canned-replies")).body).toEqual({ replies });
});

test("nobody works on requests without the permission", async () => {
  const reference = await write();
  const editor = await signInAsNewEditor(cms);
  expect((await editor.call("GET", "/desk/requests/list")).status).toBe(403);
  expect((await editor.call("POST", `/desk/requests/${reference}/erase`, {})).status).toBe(403);
  expect((await editor.call("POST", `/desk/requests/${reference}/files`, {})).status).toBe(403);
  expect((await editor.call("GET", "/desk/requests/canned-replies")).status).toBe(403);
  expect((await fetch(`${cms.url}/desk/requests/list`)).status).toBe(401);
});

/** The sent answer to a request, from the folder that takes the place of a mail server. */
async function mailAbout(reference: string) {
  const folder = path.join(cms.dataDir, "mails");
  const find = async () => {
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(names.map(async (name) => readFile(path.join(folder, name), "latin1")));
    return mails
      .map(parseMime)
      .find(({ headers }) => new RegExp(`^Re: .*${reference}`).test(decodeHeader(headers.get("subject") ?? "")));
  };
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error("No such mail");
  return mail;
}
