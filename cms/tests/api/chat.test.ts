import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { CHAT_PAGE_SIZE, chatMessageSchema, chatUnreadSchema, VISITOR_KEY_HEADER, CLOSE_UNDO_MS } from "@wren/domain";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import {
  askNews,
  beginAs,
  beginWithoutAddress,
  deskOf,
  expectWithoutGaps,
  newVisitor,
  PASSWORD,
  signInVisitor,
  type Visitor,
} from "../support/chat";
import { createCaller } from "../support/call";
import { catchOutbox } from "../support/outbox";
import { subscribeNobody } from "../support/services";
import { place } from "../support/shop";
import { signInAsNewAgent } from "../support/staff";
import { rowsOf } from "../support/rows";

const { mailUnreadAnswers } = requireBuilt(
  "api/chat/work/unread-mails",
) as typeof import("../../src/api/chat/work/unread-mails");
const { runTimers } = requireBuilt("api/chat/work/timers") as typeof import("../../src/api/chat/work/timers");
const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");

let cms: BootedCms;
let desk: ReturnType<typeof deskOf>;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  desk = deskOf(await signInAsNewAgent(cms));
});
afterAll(() => cms.stop());

const rows = (name: string) => rowsOf(cms.strapi, name);
const seqsOf = async (visitor: Visitor) => (await visitor.view()).messages.map(({ seq }) => seq);
const filesOnDisk = async () => (await readdir(path.join(cms.dataDir, "private", "chat")).catch(() => [])).length;

test("a conversation begins with the first message and is the same in every browser", async () => {
  const visitor = await newVisitor(cms);
  expect(await visitor.view()).toMatchObject({ messages: [], state: { state: "new", erasedOn: null } });
  const sent = chatMessageSchema.parse((await visitor.send("  Hello\r\nthere \n")).body);
  expect(sent).toMatchObject({ seq: 1, kind: "text", author: "visitor", by: null, text: "Hello\nthere", file: null });
  const elsewhere = await signInVisitor(cms.url, visitor.email);
  expect(await elsewhere.view()).toMatchObject({ messages: [sent], hasEarlier: false, state: { state: "open" } });
});

test("what is sent twice is kept once and answered alike, also at the same moment", async () => {
  const visitor = await newVisitor(cms);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.send("Once", { key })));
  answers.push(await visitor.send("Once", { key }));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await visitor.texts()).toEqual(["Once"]);
});

test("the same key with another text or file is a message of its own, and loses nothing", async () => {
  const visitor = await newVisitor(cms);
  const key = randomUUID();
  const upload = async (text: string, name = "log.txt") => String((await visitor.upload(text, name)).body.ref);
  const send = async (text: string, file: string | null = null) => (await visitor.send(text, { key, file })).body.seq;
  expect([await send("Hello"), await send("Hello again"), await send("Hello")]).toEqual([1, 2, 1]);
  const ref = await upload("It rang.");
  expect([await send("Hello", ref), await send("Hello", ref)]).toEqual([3, 3]);
  // A form that is sent twice uploads its file twice.
  expect(await send("Hello", await upload("It rang."))).toBe(3);
  expect([await send("Hello", await upload("It hung.")), await send("Hello")]).toEqual([4, 1]);
  expect(await visitor.texts()).toEqual(["Hello", "Hello again", "Hello", "Hello"]);
});

test("the same key of two visitors is two messages", async () => {
  const [ada, bea] = [await newVisitor(cms), await newVisitor(cms)];
  const key = randomUUID();
  await Promise.all([ada.send("Ada's", { key }), bea.send("Bea's", { key })]);
  expect([await ada.texts(), await bea.texts()]).toEqual([["Ada's"], ["Bea's"]]);
});

test("messages are numbered without gaps while both sides write at once", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("first");
  const texts = Array.from({ length: 12 }, (_, index) => `message ${String(index)}`);
  await Promise.all(texts.flatMap((text) => [visitor.send(text), desk.reply(visitor.key, text)]));
  const seqs = await seqsOf(visitor);
  expect(seqs).toHaveLength(25);
  expectWithoutGaps(seqs);
});

test("who was away gets what came after, page by page, and nothing twice", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("first");
  const { pass } = await visitor.listen();
  await Promise.all(Array.from({ length: CHAT_PAGE_SIZE + 4 }, () => desk.reply(visitor.key, "And another thing")));
  const first = await askNews(cms.url, pass, 1);
  const second = await askNews(cms.url, pass, first.news?.messages.at(-1)?.seq ?? 0);
  const third = await askNews(cms.url, pass, second.news?.messages.at(-1)?.seq ?? 0);
  expect([first, second, third].map(({ news }) => news?.messages.length)).toEqual([CHAT_PAGE_SIZE, 4, 0]);

  const newest = await visitor.view();
  expect([newest.messages.length, newest.hasEarlier, newest.messages.at(-1)?.seq]).toEqual([100, true, 105]);
  const earlier = await visitor.view(`?before=${String(newest.messages[0]?.seq)}`);
  expect([earlier.messages.map(({ seq }) => seq), earlier.hasEarlier]).toEqual([[1, 2, 3, 4, 5], false]);
  expect((await visitor.view("?after=103")).messages.map(({ seq }) => seq)).toEqual([104, 105]);
});

test("sent, delivered and read are told to the other side", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Are you there?");
  expect((await visitor.view()).state).toMatchObject({ deliveredTo: 0, readTo: 0 });
  await desk.queue();
  expect((await visitor.view()).state).toMatchObject({ deliveredTo: 1, readTo: 0 });
  await desk.act(visitor.key, "seen", { readTo: 1, isTyping: false });
  expect((await visitor.view()).state).toMatchObject({ deliveredTo: 1, readTo: 1 });

  await desk.reply(visitor.key, "Yes");
  expect(await desk.show(visitor.key)).toMatchObject({ deliveredTo: 0, readTo: 0 });
  await askNews(cms.url, (await visitor.listen()).pass, 1);
  expect(await desk.show(visitor.key)).toMatchObject({ deliveredTo: 2, readTo: 0 });
  await visitor.post("seen", { readTo: 9_999, isTyping: false });
  expect(await desk.show(visitor.key)).toMatchObject({ deliveredTo: 2, readTo: 2 });
  await visitor.post("seen", { readTo: 1, isTyping: false });
  expect(await desk.show(visitor.key)).toMatchObject({ readTo: 2 });
});

test("every page can tell how many answers wait, and whether the conversation goes on", async () => {
  const visitor = await newVisitor(cms);
  const unread = async () => chatUnreadSchema.parse((await visitor.get("unread")).body);
  expect(await unread()).toEqual({ isOpen: false, unreadCount: 0 });
  await visitor.send("Hello"); // 1
  expect(await unread()).toEqual({ isOpen: true, unreadCount: 0 });
  await desk.reply(visitor.key, "Hello"); // 2
  await desk.reply(visitor.key, "How can I help?"); // 3
  await visitor.send("We crossed"); // 4
  await desk.act(visitor.key, "note", { note: "For colleagues" });
  expect(await unread()).toEqual({ isOpen: true, unreadCount: 2 });
  await visitor.post("seen", { readTo: 2, isTyping: false });
  await desk.act(visitor.key, "close"); // 5, once it cannot be undone any more
  expect(await unread()).toEqual({ isOpen: true, unreadCount: 1 });
  await runTimers(cms.strapi, new Date(Date.now() + CLOSE_UNDO_MS));
  expect(await unread()).toEqual({ isOpen: false, unreadCount: 1 });
  await visitor.post("seen", { readTo: 5, isTyping: false });
  expect(await unread()).toEqual({ isOpen: false, unreadCount: 0 });
  expect((await call("chat/unread")).status).toBe(401);
});

test("both sides see the other one write, until they stop, send or are not heard any more", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  const isVisitorTyping = async () => (await desk.show(visitor.key)).isVisitorTyping;
  const isStaffTyping = async () => (await visitor.view()).state.isStaffTyping;
  const seen = (isTyping: boolean) => ({ readTo: 1, isTyping });
  await visitor.post("seen", seen(true));
  await desk.act(visitor.key, "seen", seen(true));
  expect([await isVisitorTyping(), await isStaffTyping()]).toEqual([true, true]);
  await visitor.send("There you are");
  await desk.act(visitor.key, "seen", seen(false));
  expect([await isVisitorTyping(), await isStaffTyping()]).toEqual([false, false]);

  await visitor.post("seen", seen(true));
  const longAgo = new Date(Date.now() - 9_000);
  await rows("conversation").updateMany({ where: { key: visitor.key }, data: { visitorTypedAt: longAgo } });
  expect(await isVisitorTyping()).toBe(false);
});

test("a picture is judged by its content, loses what it tells about its place and is sent once", async () => {
  const visitor = await newVisitor(cms);
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#b6000e" } })
    .withExif({ IFD0: { Copyright: "Bundesplatz" } })
    .jpeg()
    .toBuffer();
  expect(photo.includes("Bundesplatz")).toBe(true);
  const uploaded = await visitor.upload(photo, "..\\..\\<b>Ferien</b>.exe");
  expect(uploaded.body).toMatchObject({ name: "_.._b_Ferien_b_.jpg", type: "image/jpeg" });

  const { body } = await visitor.send("", { file: uploaded.body.ref });
  const download = await visitor.download(body.file.id);
  const names = ["content-type", "content-disposition", "x-content-type-options", "cache-control"];
  expect(names.map((name) => download.headers.get(name))).toEqual([
    "image/jpeg",
    "attachment; filename*=UTF-8''_.._b_Ferien_b_.jpg",
    "nosniff",
    "private, no-store",
  ]);
  expect(Buffer.from(await download.arrayBuffer()).includes("Bundesplatz")).toBe(false);
  const again = await visitor.send("Again", { file: uploaded.body.ref });
  expect([again.status, again.body.error.message]).toEqual([400, "file-expired"]);
});

test.each([
  ["a page", "<script>alert(1)</script>", 200, "text/plain"],
  ["a program", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]), 400, "file-type"],
  ["a document", "%PDF-1.7 text", 200, "application/pdf"],
  ["half a picture", Buffer.from("\x89PNG\r\n\x1a\nhalf", "latin1"), 400, "file-broken"],
  ["nothing", "", 400, "file-empty"],
  ["too much", Buffer.alloc(5 * 1024 * 1024 + 1, "x"), 400, "file-too-large"],
  ["just not too much", Buffer.alloc(5 * 1024 * 1024, "x"), 200, "text/plain"],
])("%s as an attachment: %#", async (_what, bytes, status, told) => {
  const visitor = await newVisitor(cms);
  const uploaded = await visitor.upload(bytes, "picture.png");
  expect([uploaded.status, uploaded.body.type ?? uploaded.body.error.message]).toEqual([status, told]);
});

test.each([
  ["UTF-8", Buffer.from("Für Grössen:\r\n\t5 €")],
  ["UTF-8 with a mark", Buffer.from("\uFEFFFür Grössen:\r\n\t5 €")],
  ["Windows-1252", Buffer.from("F\xfcr Gr\xf6ssen:\r\n\t5 \x80", "latin1")],
  ["UTF-16", Buffer.from("\uFEFFFür Grössen:\r\n\t5 €", "utf16le")],
  ["UTF-16, the other way round", Buffer.from("\uFEFFFür Grössen:\r\n\t5 €", "utf16le").swap16()],
])("a text in %s arrives as the visitor wrote it", async (_encoding, bytes) => {
  const visitor = await newVisitor(cms);
  const uploaded = await visitor.upload(bytes, "log.txt");
  const { body } = await visitor.send("", { file: uploaded.body.ref });
  expect(await (await visitor.download(body.file.id)).text()).toBe("Für Grössen:\r\n\t5 €");
});

test("from an order's page one says which order it is about, once, and only with its secret", async () => {
  const visitor = await newVisitor(cms);
  const { number, secret } = await place(call);
  expect((await visitor.post("about", { secret, language: "de" })).status).toBe(200);
  await visitor.post("about", { secret, language: "de" });
  expect((await visitor.view()).messages).toMatchObject([{ seq: 1, kind: "order", author: "visitor", text: number }]);
  expect((await desk.show(visitor.key)).orders).toMatchObject([{ number }]);

  const guessed = await visitor.post("about", { secret: "A".repeat(secret.length), language: "de" });
  expect([400, 404]).toContain(guessed.status);
  expect((await visitor.view()).messages).toHaveLength(1);
});

test("a conversation ends, says when it will be erased, and goes on when somebody writes", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  expect((await visitor.post("end")).status).toBe(200);
  await visitor.post("end");
  const ended = await visitor.view();
  expect(ended.messages.map(({ kind }) => kind)).toEqual(["text", "closed"]);
  expect(ended.state).toMatchObject({ state: "closed", erasedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  await visitor.send("One more thing");
  expect((await visitor.view()).state).toMatchObject({ state: "open", erasedOn: null });
  expectWithoutGaps(await seqsOf(visitor));
});

test("what is erased now is gone from the tables and from the disk, and the next message begins anew", async () => {
  const visitor = await newVisitor(cms);
  const before = await filesOnDisk();
  await visitor.send("Xylophonius");
  await visitor.attach("Xylophonius's notes", "Xylophonius.txt");
  await visitor.upload("Xylophonius thought better of it", "Xylophonius-2.txt");
  await desk.act(visitor.key, "note", { note: "Xylophonius is a nice one." });
  const { pass } = await visitor.listen();
  expect(await filesOnDisk()).toBe(before + 2);

  expect((await visitor.post("erase")).status).toBe(200);
  expect(await filesOnDisk()).toBe(before);
  const kinds = ["conversation", "message", "conversation-note", "chat-file"];
  const left = await Promise.all(kinds.map((kind) => rows(kind).findMany({})));
  expect(JSON.stringify(left)).not.toContain("Xylophonius");
  expect((await askNews(cms.url, pass, 2)).status).toBe(404);
  expect(await visitor.view()).toMatchObject({ messages: [], state: { state: "new" } });
  expect((await visitor.send("Hello again")).body).toMatchObject({ seq: 1 });
  expect((await visitor.post("erase")).status).toBe(200);
  expect((await visitor.post("erase")).status).toBe(200);
});

test("who asks what came after a message that was erased is told so", async () => {
  const visitor = await newVisitor(cms);
  for (const text of ["one", "two"]) await visitor.send(text);
  expect((await visitor.get("conversation?after=2")).status).toBe(200);
  await visitor.post("erase");
  expect((await visitor.get("conversation?after=2")).status).toBe(404);
  await visitor.send("anew");
  expect((await visitor.get("conversation?after=2")).status).toBe(404);
  expect((await visitor.view("?after=0")).messages).toMatchObject([{ seq: 1, text: "anew" }]);
});

test("of many files that wait for a message, the oldest go", async () => {
  const visitor = await newVisitor(cms);
  const refs: string[] = [];
  for (let count = 0; count < 6; count += 1) refs.push((await visitor.upload("A list", "list.txt")).body.ref);
  expect(await visitor.send("", { file: refs[0] ?? "" })).toMatchObject({
    status: 400,
    body: { error: { message: "file-expired" } },
  });
  expect((await visitor.send("", { file: refs[1] ?? "" })).status).toBe(200);
});

test("who is blocked may read and erase, but not write", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Rude words");
  await desk.act(visitor.key, "block");
  const refused = await visitor.send("More of them");
  expect([refused.status, refused.body.error.message]).toEqual([403, "chat-blocked"]);
  const upload = await visitor.upload("Worse", "words.txt");
  expect([upload.status, upload.body.error.message]).toEqual([403, "chat-blocked"]);
  expect(await visitor.view()).toMatchObject({ messages: [{ text: "Rude words" }], state: { isBlocked: true } });
  const { entries } = await desk.queue();
  expect(entries.filter((entry) => entry.type === "chat" && entry.key === visitor.key)).toEqual([]);
  await desk.act(visitor.key, "unblock");
  expect((await visitor.send("Sorry")).status).toBe(200);
});

test("whoever writes without end is told to wait, and others are not disturbed", async () => {
  const [flooder, other] = [await newVisitor(cms), await newVisitor(cms)];
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => flooder.send(`Flood ${String(index)}`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused[0]?.body.error.details.retryAfterSeconds).toBeLessThanOrEqual(60);
  expectWithoutGaps(await seqsOf(flooder));
  expect((await other.send("Hello")).status).toBe(200);
});

test("somebody new writes before the address is confirmed, and has the same conversation afterwards", async () => {
  const email = `${randomUUID()}@example.org`;
  const visitor = await beginAs(cms, email);
  await visitor.send("My phone stays dark");
  expect(await visitor.view()).toMatchObject({ messages: [{ text: "My phone stays dark" }], unconfirmedEmail: email });
  await desk.reply(visitor.key, "Since when?");

  expect((await visitor.confirm()).status).toBe(200);
  const elsewhere = await signInVisitor(cms.url, email);
  expect(await elsewhere.texts()).toEqual(["My phone stays dark", "Since when?"]);
  expect(await visitor.view()).toMatchObject({ unconfirmedEmail: null });
});

test("what a stranger writes under a known address reaches neither its owner's conversation nor their data", async () => {
  const owner = await newVisitor(cms);
  await owner.send("Mine");
  await subscribeNobody(cms, { email: owner.email });
  await place(call, { email: owner.email });
  const stranger = await beginAs(cms, owner.email);
  await stranger.send("Tell me my number");

  expect([await owner.texts(), await stranger.texts()]).toEqual([["Mine"], ["Tell me my number"]]);
  const shown = { email: owner.email, isEmailConfirmed: false };
  expect(await desk.show(stranger.key)).toMatchObject({ ...shown, subscriptions: [], orders: [] });
  expect(await desk.show(owner.key)).toMatchObject({ isEmailConfirmed: true, subscriptions: [{}], orders: [{}] });
  const { entries } = await desk.queue(`?search=${owner.email}`);
  const found = entries.flatMap((entry) => (entry.type === "chat" ? [[entry.key, entry.isEmailConfirmed]] : []));
  expect(Object.fromEntries(found)).toEqual({ [owner.key]: true, [stranger.key]: false });

  // The owner opens the link without having chosen the password.
  expect((await stranger.confirm("the owner's password")).status).toBe(400);
  await stranger.post("erase");
  expect(await owner.texts()).toEqual(["Mine"]);
});

test("an owner who began anew finds it at the end of their conversation, with notes, files and waiting time", async () => {
  const owner = await newVisitor(cms);
  await owner.send("Earlier");
  await desk.reply(owner.key, "Answered");
  const begun = await beginAs(cms, owner.email);
  await begun.send("Later");
  await begun.attach("A list", "list.txt");
  await desk.act(begun.key, "note", { note: "Is this the same person?" });
  const { waitingSince } = await desk.show(begun.key);

  expect(await begun.confirm()).toMatchObject({ status: 200, body: { isJoined: true } });
  const { messages } = await owner.view();
  expect(messages.map(({ text, file }) => text || file?.name)).toEqual(["Earlier", "Answered", "Later", "list.txt"]);
  expectWithoutGaps(messages.map(({ seq }) => seq));
  expect((await owner.download(messages[3]?.file?.id ?? 0)).status).toBe(200);
  expect(await desk.show(owner.key)).toMatchObject({ waitingSince, notes: [{ text: "Is this the same person?" }] });
  expect((await desk.get(`conversations/${begun.key}`)).status).toBe(404);
  expect((await begun.get("conversation")).status).toBe(401);
  expect((await owner.send("And on")).body).toMatchObject({ seq: 5 });
});

test("an owner without a conversation gets the one that was begun", async () => {
  const owner = await newVisitor(cms);
  const begun = await beginAs(cms, owner.email);
  await begun.send("First");
  expect((await begun.confirm()).body).toEqual({ isJoined: true });
  expect(await owner.texts()).toEqual(["First"]);
  expect((await owner.send("Second")).body).toMatchObject({ seq: 2 });
});

test("a block is not left behind by beginning anew", async () => {
  const owner = await newVisitor(cms);
  await owner.send("Rude words");
  await desk.act(owner.key, "block");
  const begun = await beginAs(cms, owner.email);
  await begun.send("More of them");
  expect((await begun.confirm()).body.error.message).toBe("account-blocked");
  expect(await owner.texts()).toEqual(["Rude words"]);
});

test("the transcript goes to the visitor's own address, once a minute", async () => {
  const visitor = await newVisitor(cms);
  const ask = (language = "de") => visitor.post("transcript", { language });
  expect((await (await newVisitor(cms)).post("transcript", { language: "de" })).status).toBe(404);
  await visitor.send("Hallo\nSupport, 14:05:");
  await visitor.attach("It rang.\n", "log.txt");
  await desk.reply(visitor.key, "Guten Tag");
  await desk.act(visitor.key, "note", { note: "Only for colleagues" });
  expect((await ask("fr")).status).toBe(400);
  expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({
    status: 429,
    body: { error: { details: { retryAfterSeconds: expect.any(Number) } } },
  });
  const mails = await catchOutbox(cms, visitor.email);
  expect(mails).toMatchObject([{ subject: expect.stringContaining("Protokoll Ihres Chats"), html: null }]);
  const text = String(mails[0]?.text);
  expect(text).toMatch(/ · Sie:\n {2}Hallo\n {2}Support, 14:05:\n/);
  expect(text).toMatch(/ · Sie:\n {2}\[Datei: log\.txt\]\n/);
  expect(text).toMatch(/ · Support:\n {2}Guten Tag\n/);
  expect(text).not.toContain("colleagues");
  expect((await call("chat/transcript", { body: { language: "de" } })).status).toBe(401);
});

test("nobody without a confirmed address of their own gets a transcript", async () => {
  const email = `${randomUUID()}@example.org`;
  const [begun, numbered] = [await beginAs(cms, email), await beginWithoutAddress(cms)];
  const mailsBefore = (await catchOutbox(cms, email)).length;
  for (const visitor of [begun, numbered]) {
    await visitor.send("Hello");
    expect((await visitor.post("transcript", { language: "en" })).status).toBe(404);
  }
  expect(await catchOutbox(cms, email)).toHaveLength(mailsBefore);
});

test("an unconfirmed address gets one mail, whatever is answered", async () => {
  const email = `${randomUUID()}@example.org`;
  const visitor = await beginAs(cms, email);
  await visitor.send("Hello");
  await desk.reply(visitor.key, "Good morning");
  await mailUnreadAnswers(cms.strapi, new Date(Date.now() + 10 * 60_000));
  const mails = await catchOutbox(cms, email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("Confirm your e-mail address")]);
});

test("an unconfirmed address is kept no longer than its conversation", async () => {
  const email = `${randomUUID()}@example.org`;
  const visitor = await beginAs(cms, email);
  await visitor.send("Hello");
  const users = cms.strapi.db.query("plugin::users-permissions.user");
  const kept = () => users.count({ where: { claimedEmail: email } });
  const eraseAfter = (hours: number) => runRetention(cms.strapi, new Date(Date.now() + hours * 60 * 60_000));
  await eraseAfter(25);
  expect(await kept()).toBe(1);
  await visitor.post("erase");
  await eraseAfter(23);
  expect(await kept()).toBe(1);
  await eraseAfter(25);
  expect(await kept()).toBe(0);
  expect((await visitor.get("conversation")).status).toBe(401);
});

test("somebody without an address has a conversation by number, which staff see, find and answer without a mail", async () => {
  const visitor = await beginWithoutAddress(cms);
  const { supportNumber, key } = visitor;
  await visitor.send("My phone stays dark");
  const by = { email: null, isEmailConfirmed: false, supportNumber };
  expect(await visitor.view()).toMatchObject({ unconfirmedEmail: null, supportNumber });
  for (const search of [supportNumber, supportNumber.toLowerCase().replaceAll("-", " "), supportNumber.slice(0, 6)]) {
    const { entries } = await desk.queue(`?search=${encodeURIComponent(search)}`);
    expect(entries).toEqual([expect.objectContaining({ key, ...by })]);
  }
  expect(await desk.show(key)).toMatchObject({ ...by, subscriptions: [], orders: [] });

  const mails = await rows("mail").count();
  expect((await desk.reply(key, "Since when?")).status).toBe(200);
  await mailUnreadAnswers(cms.strapi, new Date(Date.now() + 10 * 60_000));
  expect(await rows("mail").count()).toBe(mails);
  expect(chatUnreadSchema.parse((await visitor.get("unread")).body)).toEqual({ isOpen: true, unreadCount: 1 });
});

test("number and phrase are kept no longer than their conversation", async () => {
  const visitor = await beginWithoutAddress(cms);
  await visitor.send("Hello");
  const eraseAfter = (hours: number) => runRetention(cms.strapi, new Date(Date.now() + hours * 60 * 60_000));
  const signIn = () => call("auth/local", { body: { identifier: visitor.supportNumber, password: visitor.phrase } });
  await eraseAfter(25);
  expect((await signIn()).status).toBe(200);
  await visitor.post("erase");
  await eraseAfter(23);
  expect((await visitor.get("conversation")).status).toBe(200);
  await eraseAfter(25);
  expect((await visitor.get("conversation")).status).toBe(401);
  expect((await signIn()).body.error.message).toBe("credentials-wrong");
});

test("one network begins ten conversations in ten minutes", async () => {
  const begin = (index: number) => {
    const email = `${String(index)}-${randomUUID()}@example.org`;
    const headers = { [VISITOR_KEY_HEADER]: "a busy network" };
    return call("auth/local/register", { headers, body: { username: email, email, password: PASSWORD } });
  };
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => begin(index)));
  expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
});
