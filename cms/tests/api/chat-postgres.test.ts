import { randomUUID } from "node:crypto";
import { chatTopic, newsSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hasImapServer, IMAP_SERVER_IS_MISSING, startImap } from "../../../scripts/lib/imap.mjs";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { startCms } from "../../../scripts/lib/stack.mjs";
import { startSeededPostgres } from "../../../scripts/lib/template-data.mjs";
import { bootAt, requireBuilt, type BootedCms } from "../support/boot";
import { openChangeStream } from "../support/change-stream";
import { askNews, beginAs, deskOf, expectWithoutGaps, newVisitor, signInVisitor } from "../support/chat";
import { catchOutbox } from "../support/outbox";
import { signInAsFirstAdmin } from "../support/staff";

const { mailUnreadAnswers } = requireBuilt(
  "api/chat/work/unread-mails",
) as typeof import("../../src/api/chat/work/unread-mails");
const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");

const { withConversation } = requireBuilt(
  "api/chat/work/with-conversation",
) as typeof import("../../src/api/chat/work/with-conversation");

const { allJobs } = requireBuilt("app") as typeof import("../../src/app");

const DAY_MS = 24 * 60 * 60_000;

let imap: Awaited<ReturnType<typeof startImap>> | null = null;
let postgres: Awaited<ReturnType<typeof startSeededPostgres>>;
let cms: BootedCms;
let second: Awaited<ReturnType<typeof startCms>>;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  postgres = await startSeededPostgres();
  imap = hasImapServer() ? await startImap() : null;
  const replies = imap && { INBOUND_IMAP_URL: imap.url, INBOUND_ADDRESS: "replies@wren.example" };
  cms = await bootAt(postgres.dataDir, { DATABASE_URL: postgres.url, INBOUND_CHECK_SECONDS: "3600", ...replies });
  second = await startAnother({ INBOUND_CHECK_SECONDS: "1" });
  desk = deskOf(await signInAsFirstAdmin(cms));
});
afterAll(async () => {
  await second.stop();
  await cms.stop();
  await postgres.stop();
  await imap?.stop();
});

/** Another process with the same database and mailbox. */
async function startAnother(env: Record<string, string>) {
  const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: "error", ...env };
  return startCms({ dataDir: cms.dataDir, cmsPort: await findFreePort(), env: settings });
}

test("two processes number the messages of one conversation without gaps, and keep each once", async () => {
  const here = await newVisitor(cms);
  const there = await signInVisitor(second.url, here.email);
  const texts = Array.from({ length: 8 }, (_, index) => `message ${String(index)}`);
  const twice = texts.map((text, index) => ({ text, key: `key-of-a-message-${String(index)}` }));
  const again = twice.flatMap(({ text, key }) => [here.send(text, { key }), there.send(text, { key })]);
  const sent = await Promise.all([...again, ...texts.map((text) => there.send(text))]);
  // The first messages create the conversation, in both processes at the same moment.
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  const { messages } = await there.view();
  expectWithoutGaps(messages.map(({ seq }) => seq));
  expect(messages.map(({ text }) => text).sort()).toEqual([...texts, ...texts].sort());
});

test("words are found whatever the case of their letters", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Mein LADEGERÄT_100% brummt");
  const { entries } = await desk.queue(`?search=${encodeURIComponent("ladegerät_100%")}`);
  expect(entries).toMatchObject([{ key: visitor.key, found: { seq: 1, noteId: null } }]);
  expect((await desk.queue("?search=ladegerxt")).entries).toEqual([]);
});

test("one that begins between the look for it and its reading is nobody's to work on, for nobody holds it", async () => {
  const { accountId, key } = await newVisitor(cms);
  const uid = "api::chat.conversation";
  const now = new Date();
  const beginsNow = cms.strapi.db.lifecycles.subscribe({
    models: [uid],
    async beforeFindOne() {
      const facts = { key, accountId, language: "en", openedAt: now, lastAt: now };
      await cms.strapi.db.query(uid).create({ data: facts });
    },
  });
  expect(await withConversation(cms.strapi, { accountId }, (found) => Promise.resolve(found))).toBeNull();
  beginsNow();
});

test("no account is erased while its first message is written", async () => {
  const email = `${randomUUID()}@example.org`;
  const visitor = await beginAs(cms, email);
  let tellBegun: (() => void) | undefined;
  const begun = new Promise<void>((resolve) => (tellBegun = resolve));
  const erasing = begun.then(() => runRetention(cms.strapi, new Date(Date.now() + 2 * DAY_MS)));
  const endHolding = cms.strapi.db.lifecycles.subscribe({
    models: ["api::chat.conversation"],
    async afterCreate() {
      tellBegun?.();
      await vi.waitFor(async () => {
        const { rows } = await cms.strapi.db.connection.raw("select 1 from pg_locks where not granted");
        expect(rows).not.toEqual([]);
      });
    },
  });
  const sent = await visitor.send("Hello");
  endHolding();
  await erasing;
  expect(sent.status).toBe(200);
  expect(await visitor.view()).toMatchObject({ messages: [{ text: "Hello" }], unconfirmedEmail: email });
});

test("what is written in one process is news in the other", async () => {
  const visitor = await newVisitor(cms);
  const stream = await openChangeStream(second.url);
  await visitor.send("Hello");
  const { pass, topic } = await visitor.listen();
  const heard = new Set<string>();
  while (!heard.has(topic)) heard.add(newsSchema.parse(JSON.parse((await stream.next())?.data ?? "{}")).topic);
  stream.close();
  expect(topic).toBe(chatTopic(visitor.key));
  expect((await askNews(second.url, pass, 0)).news?.messages).toMatchObject([{ seq: 1, text: "Hello" }]);
});

test("a pass ends in every process when the visitor signs out, also after a renewal", async () => {
  const visitor = await newVisitor(cms);
  const { pass } = await visitor.listen();
  const renewed = (await visitor.call("auth/refresh", { body: { refreshToken: visitor.refreshToken } })).body;
  expect((await askNews(second.url, pass, 0)).status).toBe(200);
  await visitor.call("auth/logout", { token: renewed.jwt, body: { refreshToken: renewed.refreshToken } });
  expect((await askNews(second.url, pass, 0)).status).toBe(401);
});

test.each(["0", "-1", "1.5", "NaN", "1e9", "2147483648", "99999999999999999999", "x"])("%s is no file", async (id) => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  expect((await visitor.get(`files/${id}`)).status).toBe(404);
  expect((await desk.get(`conversations/${visitor.key}/files/${id}`)).status).toBe(404);
});

test("huge numbers do no harm", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  await desk.reply(visitor.key, "Hello");
  const { pass } = await visitor.listen();
  const most = Number.MAX_SAFE_INTEGER;
  expect((await visitor.view(`?before=${String(most)}`)).messages).toHaveLength(2);
  expect((await visitor.get(`conversation?after=${String(most)}`)).status).toBe(404);
  expect((await askNews(cms.url, pass, most)).status).toBe(404);
  expect((await visitor.post("seen", { readTo: most, isTyping: false })).status).toBe(200);
  expect((await desk.act(visitor.key, "assign", { staffId: most })).status).toBe(409);
});

test("two processes at once mail about an answer once, and erase once", async () => {
  const visitor = await newVisitor(cms);
  await visitor.attach("A list", "list.txt");
  await desk.reply(visitor.key, "Hello");
  const soon = new Date(Date.now() + 3 * 60_000);
  await Promise.all([1, 2, 3].map(() => mailUnreadAnswers(cms.strapi, soon)));
  expect(await catchOutbox(cms, visitor.email)).toHaveLength(1);
  await visitor.post("end");
  await runRetention(cms.strapi, new Date(Date.now() + 31 * DAY_MS));
  expect(await visitor.view()).toMatchObject({ messages: [], state: { state: "new" } });
});

test("processes that read one mailbox take each mail once, also when one is killed with a mail in its hand", async ({
  skip,
}) => {
  if (!imap) return skip(IMAP_SERVER_IS_MISSING);
  const mailbox = imap;
  const look = () =>
    allJobs(cms.strapi)
      .find(({ name }) => name === "inbound-mails")
      ?.run(new Date());
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  await desk.reply(visitor.key, "Since when?");
  await mailUnreadAnswers(cms.strapi, new Date(Date.now() + DAY_MS));
  const { replyTo } = (await catchOutbox(cms, visitor.email))[0] ?? {};
  const deliver = async (texts: string[]) => {
    for (const text of texts)
      await mailbox.deliver(
        `From: ${visitor.email}\nTo: ${String(replyTo)}\nMessage-ID: <${randomUUID()}@example.org>\n\n${text}\n`,
      );
  };
  const replies = async () => (await visitor.texts()).slice(2);

  const texts = Array.from({ length: 4 }, (_, index) => `reply ${String(index)}`);
  await deliver(texts);
  await expect
    .poll(async () => {
      await Promise.all([look(), look()]);
      return mailbox.list();
    })
    .toEqual([]);
  expect((await replies()).sort()).toEqual(texts);
  await second.stop();

  const doomed = await startAnother({ INBOUND_CHECK_SECONDS: "1", FAIL_POINTS: "after-inbound-mail" });
  await deliver(["the last one"]);
  await expect(doomed.failed).rejects.toThrow();
  expect((await replies()).at(-1)).toBe("the last one");
  expect(await mailbox.list()).toHaveLength(1);
  expect(await look()).toBe(0);
  expect(await mailbox.list()).toEqual([]);
  expect(await replies()).toHaveLength(5);
  second = await startAnother({});
});
