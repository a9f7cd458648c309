import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  cannedRepliesSchema,
  CLOSE_UNDO_MS,
  deskConversationSchema,
  retentionReportSchema,
  siteLinksSchema,
} from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { askNews, beginAs, deskOf, newVisitor, uploadTo } from "../support/chat";
import { contactRequest } from "../support/contact";
import { catchOutbox } from "../support/outbox";
import { subscribeNobody } from "../support/services";
import { place } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewAgent, signInAsNewEditor, type Staff } from "../support/staff";
import { rowsOf } from "../support/rows";

const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");
const { mailUnreadAnswers } = requireBuilt(
  "api/chat/work/unread-mails",
) as typeof import("../../src/api/chat/work/unread-mails");
const { closeIdle } = requireBuilt("api/chat/work/close-idle") as typeof import("../../src/api/chat/work/close-idle");
const { runTimers } = requireBuilt("api/chat/work/timers") as typeof import("../../src/api/chat/work/timers");
const { forgetSilent } = requireBuilt("api/chat/work/presence") as typeof import("../../src/api/chat/work/presence");

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let cms: BootedCms;
let admin: Staff;
let anna: Staff;
let desk: ReturnType<typeof deskOf>;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate({ SUPPORT_EMAIL: "support@example.org" });
  admin = await signInAsFirstAdmin(cms);
  anna = await signInAsNewAgent(cms);
  desk = deskOf(anna);
});
afterAll(() => cms.stop());

const rows = (name: string) => rowsOf(cms.strapi, name);
const later = (ms: number) => new Date(Date.now() + ms);

async function newConversation(text = "Hello") {
  const visitor = await newVisitor(cms);
  await visitor.send(text);
  return visitor;
}

test("colleagues see who writes an answer, and looking on does not stop it", async () => {
  const visitor = await newConversation();
  const seen = (isTyping: boolean) => ({ readTo: 1, isTyping });
  const typing = async () => (await deskOf(admin).show(visitor.key)).typingStaff?.name ?? null;
  await desk.act(visitor.key, "seen", seen(true));
  await deskOf(admin).act(visitor.key, "seen", seen(false));
  expect(await typing()).toContain("Anna");
  expect((await visitor.view()).state.isStaffTyping).toBe(true);
  await desk.act(visitor.key, "seen", seen(false));
  expect(await typing()).toBeNull();

  await desk.act(visitor.key, "seen", seen(true));
  await desk.reply(visitor.key, "Here I am");
  expect(await typing()).toBeNull();
});

test("the queue has whoever waited longest first, requests among them, and forgets who was answered", async () => {
  const first = await newConversation("I wait longest");
  const { reference } = (await call("support/contact", { body: contactRequest() })).body;
  const last = await newConversation("I came last");
  const names = async () =>
    (await desk.queue()).entries
      .map((entry) => (entry.type === "chat" ? entry.key : entry.reference))
      .filter((name) => [first.key, reference, last.key].includes(name));
  expect(await names()).toEqual([first.key, reference, last.key]);

  await first.send("Still here");
  expect(await names()).toEqual([first.key, reference, last.key]);
  await desk.reply(first.key, "Here I am");
  expect(await names()).toEqual([reference, last.key]);
  await first.send("Thank you");
  expect(await names()).toEqual([reference, last.key, first.key]);
});

test("an entry tells who it is, what was said last and how much is unread", async () => {
  const visitor = await newConversation("one");
  await visitor.send("two\n\nlines of    text");
  const entryOf = async (query: string) =>
    (await desk.queue(query)).entries.find((entry) => entry.type === "chat" && entry.key === visitor.key);
  expect(await entryOf("?view=all")).toMatchObject({
    email: visitor.email,
    lastText: "two lines of text",
    unreadCount: 2,
    assignee: null,
  });
  await desk.act(visitor.key, "seen", { readTo: 2, isTyping: false });
  expect(await entryOf("?view=all")).toMatchObject({ unreadCount: 0, waitingSince: expect.any(String) });

  expect(await entryOf("?view=mine")).toBeUndefined();
  const { me, counts } = await desk.queue("?view=mine");
  await desk.act(visitor.key, "assign", { staffId: me.id });
  expect(await entryOf("?view=mine")).toMatchObject({ assignee: { id: me.id, name: "Anna Muster" } });
  expect((await desk.queue("?view=mine")).counts.mine).toBe(counts.mine + 1);
});

test("a conversation is found by the customer's address, subscription and order", async () => {
  const visitor = await newConversation();
  const { mobileId, supportId } = await subscribeNobody(cms, { email: visitor.email });
  const { number } = await place(call, { email: visitor.email });
  for (const search of [
    visitor.email.toUpperCase(),
    visitor.email.slice(0, 20),
    mobileId,
    supportId.toLowerCase(),
    number,
  ]) {
    const { entries } = await desk.queue(`?search=${encodeURIComponent(search)}`);
    expect(entries).toMatchObject([{ key: visitor.key }]);
  }
  expect((await desk.queue("?search=nobody@example.org")).entries).toEqual([]);
  const reference: string = (await call("support/contact", { body: contactRequest() })).body.reference;
  expect((await desk.queue(`?search=${reference.toLowerCase()}`)).entries).toMatchObject([{ reference }]);

  const shown = await desk.show(visitor.key);
  expect(shown).toMatchObject({
    subscriptions: [{ mobileId, supportId }],
    orders: [{ number, state: "awaiting_payment" }],
  });
  expect(JSON.stringify(shown)).not.toMatch(/Kramgasse|Minor|address/);
});

test("words are found in messages and notes, open and closed, whatever their case, and marked where they stand", async () => {
  const [open, closed] = [
    await newConversation("Mein LADEGERÄT brummt, und der Akku wird heiss"),
    await newConversation(),
  ];
  await desk.reply(closed.key, "A kettle is no charger");
  await closed.send("Thanks for the kettledrum");
  await desk.act(closed.key, "note", { note: "Owns a zither_100%, plays it badly" });
  await closed.post("end");
  const find = async (search: string) => desk.queue(`?search=${encodeURIComponent(search)}`);
  const found = async (search: string) =>
    (await find(search)).entries.map((entry) => entry.type === "chat" && [entry.key, entry.found]);
  expect(await found("AKKU ladegerät")).toEqual([
    [
      open.key,
      {
        seq: 1,
        noteId: null,
        excerpt: [
          { text: "Mein ", isFound: false },
          { text: "LADEGERÄT", isFound: true },
          { text: " brummt, und der ", isFound: false },
          { text: "Akku", isFound: true },
          { text: " wird heiss", isFound: false },
        ],
      },
    ],
  ]);
  // The newest of several, within a longer word.
  expect(await found("kettle")).toMatchObject([[closed.key, { seq: 3 }]]);
  expect(await found("zither_100%")).toMatchObject([[closed.key, { seq: null, noteId: expect.any(Number) }]]);
  expect(await found("zitherx100x")).toEqual([]);
  expect(await found("kettle ladegerät")).toEqual([]);
  expect(await found("ak")).toEqual([]);
  expect((await find("kettle")).isSearchCut).toBe(false);

  const from = async (query: string) =>
    deskConversationSchema.parse((await desk.get(`conversations/${closed.key}${query}`)).body).messages;
  expect(await from("?last=1&from=2")).toMatchObject([{ seq: 2 }, { seq: 3 }, { seq: 4 }]);
  expect(await from("?last=2&from=4")).toHaveLength(2);

  await desk.act(closed.key, "erase");
  expect(await found("kettle")).toEqual([]);
  expect(await found("zither_100%")).toEqual([]);
});

test("a reply is kept once, has a first name, and who writes first takes care of it", async () => {
  const visitor = await newConversation();
  const key = "a-key-of-one-reply";
  await Promise.all([1, 2, 3].map(() => desk.reply(visitor.key, "Grüezi", { key })));
  const [, reply, ...more] = (await visitor.view()).messages;
  expect(reply).toMatchObject({ seq: 2, author: "staff", by: "Anna", text: "Grüezi" });
  expect(more).toEqual([]);
  expect((await desk.show(visitor.key)).assignee?.name).toBe("Anna Muster");
  await deskOf(admin).reply(visitor.key, "Me too");
  expect((await desk.show(visitor.key)).assignee?.name).toBe("Anna Muster");
  await desk.reply(visitor.key, "Another text", { key });
  expect((await visitor.texts()).slice(1)).toEqual(["Grüezi", "Me too", "Another text"]);
});

test("staff send files, and only they attach what they have uploaded", async () => {
  const visitor = await newConversation();
  const address = `${cms.url}/desk/chat/conversations/${visitor.key}/files`;
  const { body } = await uploadTo(address, { token: anna.token, bytes: "How it works", name: "manual.txt" });
  const stolen = await deskOf(admin).reply(visitor.key, "", { file: body.ref });
  expect([stolen.status, stolen.body.error.message]).toEqual([409, "file-expired"]);
  expect((await visitor.send("", { file: body.ref })).status).toBe(400);
  expect((await desk.reply(visitor.key, "", { file: body.ref })).status).toBe(200);
  const { file } = (await visitor.view()).messages.at(-1) ?? {};
  expect(file).toMatchObject({ name: "manual.txt", type: "text/plain" });
  expect(await (await visitor.download(file?.id ?? 0)).text()).toBe("How it works");
  const download = await anna.download(`/desk/chat/conversations/${visitor.key}/files/${String(file?.id)}`);
  expect(await download.text()).toBe("How it works");
});

test("notes are for staff only", async () => {
  const visitor = await newConversation();
  await desk.act(visitor.key, "note", { note: "Has called before." });
  const { notes } = await desk.show(visitor.key);
  expect(notes).toMatchObject([{ text: "Has called before.", by: "anna@wren.example" }]);
  const { pass } = await visitor.listen();
  const known = [await visitor.view(), await askNews(cms.url, pass, 0)];
  expect(JSON.stringify(known)).not.toMatch(/called before|anna@wren/);
});

test("a conversation is given, closed, opened again and erased", async () => {
  const visitor = await newConversation();
  await visitor.attach("A list", "list.txt");
  const { staff } = await desk.queue();
  const other = staff.find(({ name }) => name !== "Anna Muster");
  expect((await desk.act(visitor.key, "assign", { staffId: other?.id })).status).toBe(200);
  expect((await desk.show(visitor.key)).assignee).toEqual(other);
  expect((await desk.act(visitor.key, "assign", { staffId: 9_999 })).status).toBe(409);
  expect((await desk.act(visitor.key, "assign", { staffId: null })).status).toBe(200);

  const statuses = [];
  for (const action of ["close", "close", "reopen", "reopen", "close", "erase", "erase"])
    statuses.push((await desk.act(visitor.key, action)).status);
  expect(statuses).toEqual([200, 409, 200, 409, 200, 200, 404]);
  expect(await visitor.view()).toMatchObject({ messages: [], state: { state: "new" } });
  expect((await desk.get(`conversations/${visitor.key}`)).status).toBe(404);
});

test("a conversation is closed ten seconds later, unless it is had back or the visitor writes", async () => {
  const [closed, undone, spoken] = [await newConversation(), await newConversation(), await newConversation()];
  const { closing: before } = await desk.queue();
  for (const { key } of [closed, undone, spoken]) expect((await desk.act(key, "close")).status).toBe(200);
  const { closing, entries } = await desk.queue("?view=all");
  expect(closing.length - before.length).toBe(3);
  expect(closing).toContainEqual({ key: closed.key, name: closed.email, closesAt: expect.any(String) });
  expect((await deskOf(admin).queue()).closing).toEqual([]);
  expect(entries.map((entry) => entry.type === "chat" && entry.key)).not.toContain(closed.key);

  expect((await desk.act(undone.key, "reopen")).status).toBe(200);
  await spoken.send("One more thing");
  await runTimers(cms.strapi, new Date());
  expect((await closed.view()).state.state).toBe("open");
  await runTimers(cms.strapi, later(CLOSE_UNDO_MS));
  await runTimers(cms.strapi, later(CLOSE_UNDO_MS));
  const kinds = async (visitor: typeof closed) => (await visitor.view()).messages.map(({ kind, by }) => [kind, by]);
  expect(await kinds(closed)).toEqual([
    ["text", null],
    ["closed", "Anna"],
  ]);
  expect(await kinds(undone)).toEqual([["text", null]]);
  expect((await spoken.view()).state.state).toBe("open");
  expect((await desk.queue()).closing).toEqual(before);
});

test("what is put aside comes back at its time, or at once when the visitor writes", async () => {
  const [answered, waiting] = [await newConversation(), await newConversation("I wait")];
  await desk.reply(answered.key, "I will look tomorrow");
  const until = later(DAY_MS).toISOString();
  for (const { key } of [answered, waiting]) expect((await desk.act(key, "snooze", { until })).status).toBe(200);
  const keysIn = async (view: string) =>
    (await desk.queue(`?view=${view}`)).entries.map((entry) => (entry.type === "chat" ? entry.key : ""));
  const isIn = async (view: string) => {
    const keys = await keysIn(view);
    return [answered.key, waiting.key].map((key) => keys.includes(key));
  };
  expect([await isIn("waiting"), await isIn("snoozed"), await isIn("all")]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  // Nobody says anything for two weeks, and it is kept all the same.
  await closeIdle(cms.strapi, later(15 * DAY_MS));
  expect((await answered.view()).state.state).toBe("open");

  await waiting.send("Still waiting");
  expect([await isIn("waiting"), await isIn("snoozed")]).toEqual([
    [false, true],
    [true, false],
  ]);
  await runTimers(cms.strapi, later(DAY_MS - MINUTE_MS));
  expect(await isIn("waiting")).toEqual([false, true]);
  await runTimers(cms.strapi, later(DAY_MS + MINUTE_MS));
  expect([await isIn("waiting"), await isIn("snoozed")]).toEqual([
    [true, true],
    [false, false],
  ]);
  const { events, dueSince, snoozedUntil } = await desk.show(answered.key);
  expect(events.map(({ kind, by, text }) => [kind, by, text])).toEqual([
    ["snoozed", "anna@wren.example", until],
    ["came-back", null, ""],
  ]);
  expect([typeof dueSince, snoozedUntil]).toEqual(["string", null]);
  expect((await desk.act(answered.key, "wake")).status).toBe(200);
  expect((await desk.act(answered.key, "wake")).status).toBe(409);
  expect((await desk.show(answered.key)).events.at(-1)).toMatchObject({ kind: "dealt-with", by: "anna@wren.example" });
  expect(await isIn("waiting")).toEqual([false, true]);

  for (const ms of [-MINUTE_MS, 61 * DAY_MS]) {
    const { status, body } = await desk.act(answered.key, "snooze", { until: later(ms).toISOString() });
    expect([status, body.error.message]).toEqual([409, "snooze-time"]);
  }
});

test("an urgent conversation comes before those that wait longer, says why, and is urgent no more once closed", async () => {
  const [first, urgent] = [await newConversation("I came first"), await newConversation("My phone is stolen")];
  const names = async () =>
    (await desk.queue()).entries.flatMap((entry) =>
      entry.type === "chat" && [first.key, urgent.key].includes(entry.key) ? [[entry.key, entry.urgentReason]] : [],
    );
  expect(await names()).toEqual([
    [first.key, null],
    [urgent.key, null],
  ]);
  expect((await desk.act(urgent.key, "prioritize", { reason: " Stolen phone " })).status).toBe(200);
  expect((await desk.act(urgent.key, "prioritize", { reason: "Stolen phone" })).status).toBe(409);
  expect(await names()).toEqual([
    [urgent.key, "Stolen phone"],
    [first.key, null],
  ]);
  const [top] = (await desk.queue()).entries;
  expect(top).toMatchObject({ key: urgent.key });
  expect(JSON.stringify(await urgent.view())).not.toContain("Stolen phone");
  await urgent.post("end");
  expect(await desk.show(urgent.key)).toMatchObject({ urgentReason: null, events: [{ kind: "urgent" }] });
});

test("labels sort conversations, each once, and go with them", async () => {
  const [labelled, other] = [await newConversation(), await newConversation()];
  const { labels } = await desk.queue();
  const [payment, delivery] = labels;
  expect(payment).toMatchObject({ en: "Payment", de: "Zahlung" });
  const set = async (labelId: number | undefined, isSet: boolean) =>
    (await desk.act(labelled.key, "label", { labelId, isSet })).status;
  expect([await set(payment?.id, true), await set(payment?.id, true), await set(9_999, true)]).toEqual([200, 409, 409]);
  expect([await set(delivery?.id, true), await set(delivery?.id, false)]).toEqual([200, 200]);
  const keys = async (label: number | undefined) =>
    (await desk.queue(`?view=all&label=${String(label)}`)).entries.map((entry) => entry.type === "chat" && entry.key);
  expect(await keys(payment?.id)).toEqual([labelled.key]);
  expect(await keys(delivery?.id)).toEqual([]);
  expect((await desk.show(labelled.key)).labels).toEqual([payment?.id]);
  expect((await desk.show(other.key)).labels).toEqual([]);
  expect((await desk.get("queue?label=x")).status).toBe(400);
  await desk.act(labelled.key, "erase");
  expect(await rows("conversation-label").count({})).toBe(0);
});

test("beside a conversation stand the visitor's earlier ones, and others under the same address", async () => {
  const visitor = await newConversation("First question");
  await desk.reply(visitor.key, "First answer");
  await visitor.post("end");
  await visitor.send("Second question");
  const stranger = await beginAs(cms, visitor.email);
  await stranger.send("It is me again, from another device");
  const { earlier, sameAddress } = await desk.show(visitor.key);
  expect(earlier).toMatchObject([{ fromSeq: 1, text: "First question" }]);
  expect(sameAddress).toMatchObject([
    { key: stranger.key, isEmailConfirmed: false, lastText: "It is me again, from another device" },
  ]);
  expect((await desk.show(stranger.key)).sameAddress).toMatchObject([{ key: visitor.key, isEmailConfirmed: true }]);
  await visitor.post("end");
  expect((await desk.show(visitor.key)).earlier).toHaveLength(1);
});

test("a template's steps are done in one go with its reply, once, each noted", async () => {
  const visitor = await newConversation();
  const { replies } = cannedRepliesSchema.parse((await desk.get("canned-replies")).body);
  expect(replies.find(({ title }) => title.startsWith("Goodbye"))?.steps).toMatchObject({ closes: true, labels: [] });
  const [label] = (await desk.queue()).labels;
  const until = later(DAY_MS).toISOString();
  const steps = [
    { do: "take-over" },
    { do: "label", labelId: label?.id },
    { do: "label", labelId: 9_999 },
    { do: "prioritize", reason: "Refund" },
    { do: "snooze", until },
    { do: "close" },
  ];
  const key = "a-key-of-one-template";
  const send = () => desk.reply(visitor.key, "Goodbye", { key, steps });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  const shown = await desk.show(visitor.key);
  expect(shown).toMatchObject({
    assignee: { name: "Anna Muster" },
    labels: [label?.id],
    urgentReason: "Refund",
    snoozedUntil: until,
    closesAt: expect.any(String),
  });
  expect(shown.messages.map(({ text }) => text)).toEqual(["Hello", "Goodbye"]);
  // The reply alone makes the conversation that of whoever sends it.
  expect(shown.events.map(({ kind }) => kind)).toEqual(["labelled", "urgent", "snoozed"]);
});

test("canned replies are in both languages", async () => {
  const { replies } = cannedRepliesSchema.parse((await desk.get("canned-replies")).body);
  expect(replies.length).toBeGreaterThan(0);
  for (const { en, de } of replies) expect(en).not.toBe(de);
});

test("published articles and products are found in the visitor's language, with the address of their page", async () => {
  const find = async (query: string) => siteLinksSchema.parse((await desk.get(`links?${query}`)).body).links;
  const [charger] = await find("search=charger&locale=en");
  expect(charger).toEqual({
    kind: "product",
    title: "Charger with cable",
    address: "http://localhost:3000/shop/charger",
  });
  const german = await find("search=ladeger%C3%A4t&locale=de");
  expect(german).toContainEqual(expect.objectContaining({ address: "http://localhost:3000/de/shop/charger" }));
  expect(await find("search=&locale=en")).toEqual([]);
  expect((await desk.get("links?search=charger&locale=fr")).status).toBe(400);

  const articles = async () => (await find("search=battery&locale=en")).filter(({ kind }) => kind === "article");
  const [article] = await articles();
  const slug = article?.address.split("/").at(-1) ?? "";
  const documents = cms.strapi.documents("api::kb-article.kb-article");
  const { documentId = "" } = (await documents.findFirst({ filters: { slug } })) ?? {};
  await documents.unpublish({ documentId, locale: "en" });
  await expect.poll(articles).not.toContainEqual(article);
});

test("support is online while somebody is heard", async () => {
  const isOnline = async () => (await call("chat/status")).body.data.isOnline;
  expect(await isOnline()).toBe(false);
  await desk.be(true);
  expect(await isOnline()).toBe(true);
  expect((await desk.queue()).online).toMatchObject([{ name: "Anna Muster" }]);
  await desk.be(false);
  expect(await isOnline()).toBe(false);

  await desk.be(true);
  await rows("chat-presence").updateMany({ where: {}, data: { seenAt: later(-61_000) } });
  expect(await isOnline()).toBe(false);
  expect(await forgetSilent(cms.strapi, new Date())).toBe(1);
  expect(await rows("chat-presence").count({})).toBe(0);
});

test("an answer that is not read is mailed about once, without its content, and again after it was read", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Guten Tag", { language: "de" });
  const mails = () => catchOutbox(cms, visitor.email);
  const tell = () => mailUnreadAnswers(cms.strapi, later(3 * MINUTE_MS));
  await desk.reply(visitor.key, "Das Geheimnis");
  await mailUnreadAnswers(cms.strapi, new Date());
  expect(await mails()).toEqual([]);
  await tell();
  await tell();
  await desk.reply(visitor.key, "Noch ein Geheimnis");
  await tell();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: "Im Chat ist eine Antwort für Sie da", replyTo: "support@example.org" });
  expect(mail?.text).toContain("/de/support/chat");
  expect(JSON.stringify(mail)).not.toMatch(/Geheimnis|Anna/);

  await visitor.post("seen", { readTo: 3, isTyping: false });
  await desk.reply(visitor.key, "Und noch eines");
  await tell();
  expect(await mails()).toHaveLength(2);
});

test("who has read every answer gets no mail, though their own words came later", async () => {
  const visitor = await newConversation();
  await desk.reply(visitor.key, "Hello"); // 2
  await visitor.send("We crossed"); // 3
  await visitor.post("seen", { readTo: 1, isTyping: false });
  await visitor.post("seen", { readTo: 2, isTyping: false });
  await mailUnreadAnswers(cms.strapi, later(3 * MINUTE_MS));
  expect(await catchOutbox(cms, visitor.email)).toEqual([]);
});

test("who is blocked does not wait any more, and their conversation ends by itself like others", async () => {
  const visitor = await newConversation("I wait");
  await desk.act(visitor.key, "block");
  expect(await desk.show(visitor.key)).toMatchObject({ isBlocked: true, waitingSince: null });
  await closeIdle(cms.strapi, later(15 * DAY_MS));
  expect((await desk.show(visitor.key)).state).toBe("closed");
});

test("with an account goes its conversation", async () => {
  const visitor = await newConversation();
  await visitor.attach("A list", "list.txt");
  const users = cms.strapi.documents("plugin::users-permissions.user");
  const account = await users.findFirst({ filters: { email: visitor.email } });
  await users.delete({ documentId: account?.documentId ?? "" });
  expect((await desk.get(`conversations/${visitor.key}`)).status).toBe(404);
  expect(await rows("conversation").count({ where: { key: visitor.key } })).toBe(0);
});

test("the desk shows the newest messages, and as many more as are asked for", async () => {
  const visitor = await newConversation("one");
  for (const text of ["two", "three"]) await desk.reply(visitor.key, text);
  await visitor.attach("A list", "list.txt");
  const show = async (query: string) =>
    deskConversationSchema.parse((await desk.get(`conversations/${visitor.key}${query}`)).body);
  expect(await show("?last=2")).toMatchObject({
    messages: [{ text: "three" }, { file: { name: "list.txt" } }],
    hasEarlier: true,
    fileCount: 1,
  });
  expect(await show("?last=4")).toMatchObject({ messages: [{ seq: 1 }, {}, {}, {}], hasEarlier: false });
  expect((await show("")).messages).toHaveLength(4);
  for (const last of ["0", "-1", "x", "1e9"])
    expect((await desk.get(`conversations/${visitor.key}?last=${last}`)).status).toBe(400);
});

test("who reads in time gets no mail", async () => {
  const visitor = await newConversation();
  await desk.reply(visitor.key, "Hello");
  await visitor.post("seen", { readTo: 2, isTyping: false });
  await mailUnreadAnswers(cms.strapi, later(3 * MINUTE_MS));
  expect(await catchOutbox(cms, visitor.email)).toEqual([]);
});

test("30 days after its end a conversation is erased with its files, and counted", async () => {
  const [ended, open] = [await newConversation("Zibelegässli"), await newConversation()];
  await ended.attach("Zibelegässli 77", "address.txt");
  await ended.post("end");
  const report = async () => {
    const { body } = await admin.call("GET", "/desk/orders/retention");
    return retentionReportSchema.parse(body).kinds.find(({ kind }) => kind === "conversations");
  };
  const files = async () => (await readdir(path.join(cms.dataDir, "private", "chat"))).length;
  const before = await files();
  await runRetention(cms.strapi, later(29.9 * DAY_MS));
  expect((await ended.view()).messages).toHaveLength(3);
  const total = (await report())?.totalCount ?? 0;
  await runRetention(cms.strapi, later(30.1 * DAY_MS));
  expect(await ended.view()).toMatchObject({ messages: [], state: { state: "new" } });
  expect((await open.view()).messages).toHaveLength(1);
  expect(await files()).toBeLessThan(before);
  expect(JSON.stringify(await rows("message").findMany({}))).not.toContain("Zibelegässli");
  expect((await report())?.totalCount).toBeGreaterThan(total);
});

test("what nobody ends ends by itself, but nobody is sent away who waits", async () => {
  const [answered, waiting] = [await newConversation(), await newConversation()];
  await desk.reply(answered.key, "Solved?");
  await closeIdle(cms.strapi, later(14.1 * DAY_MS));
  expect([(await answered.view()).state.state, (await waiting.view()).state.state]).toEqual(["closed", "open"]);
});

test("the role Support agent works with the desk and requests, and sees nothing of orders", async () => {
  const { number } = await place(call);
  expect((await desk.get("queue")).status).toBe(200);
  expect((await anna.call("GET", "/desk/requests/list")).status).toBe(200);
  for (const path of [
    "/desk/orders/list",
    `/desk/orders/${number}`,
    "/desk/orders/retention",
    "/desk/subscriptions/list",
    "/content-manager/collection-types/api::orders.order",
    "/content-manager/collection-types/api::page.page",
    "/content-manager/collection-types/api::chat.message",
    "/admin/users",
  ])
    expect([path, (await anna.call("GET", path)).status]).toEqual([path, 403]);
});

test("nobody works at the desk without the permission", async () => {
  const visitor = await newConversation();
  const editor = await signInAsNewEditor(cms);
  expect((await deskOf(editor).reply(visitor.key, "Hello")).status).toBe(403);
  for (const path of ["queue", "events", `conversations/${visitor.key}`]) {
    expect((await deskOf(editor).get(path)).status).toBe(403);
    expect((await fetch(`${cms.url}/desk/chat/${path}`)).status).toBe(401);
  }
});
