import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { isoDayOf, shopFiguresSchema, supportFiguresSchema, type PlacedOrder } from "@wren/domain";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { startPostgresLine, type CommitFault } from "../../../scripts/lib/postgres-line.mjs";
import { runOpening } from "../../../scripts/lib/setup/opening.mjs";
import { startCms } from "../../../scripts/lib/stack.mjs";
import { startSeededPostgres } from "../../../scripts/lib/template-data.mjs";
import { makeTemporaryFolder } from "../../../scripts/lib/temporary-folders.mjs";
import { signInAsAdmin } from "../support/admin";
import { expectEachFound, placeWhole, wrongsFor } from "../support/books";
import { bootAt, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { openChangeStream } from "../support/change-stream";
import { newVisitor } from "../support/chat";
import { emailChangeCalls, linkIn } from "../support/email-change";
import { expectNothingBelieved, type FailCommits } from "../support/failed-commits";
import { expectMovedTypesFollowed } from "../support/moved-types";
import { SAVES, saveWhileSelling } from "../support/save-while-selling";
import { subscribeNobody } from "../support/services";
import { openOrderDesk } from "../support/order-desk";
import { ADDRESS, checkoutRequest, place } from "../support/shop";
import { rowsOf } from "../support/rows";
import { signInAsFirstAdmin } from "../support/staff";

const { auditBooks } = requireBuilt(
  "api/order-desk/work/books/audit-books",
) as typeof import("../../src/api/order-desk/work/books/audit-books");
const { mailService } = requireBuilt(
  "platform/mail/mail-service",
) as typeof import("../../src/platform/mail/mail-service");
const { sendReminders } = requireBuilt(
  "api/subscriptions/work/send-reminders",
) as typeof import("../../src/api/subscriptions/work/send-reminders");
const { correctSubscription } = requireBuilt(
  "api/subscription-desk/work/staff-subscriptions",
) as typeof import("../../src/api/subscription-desk/work/staff-subscriptions");

const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");

let postgres: Awaited<ReturnType<typeof startSeededPostgres>>;
/** Connection of the first process to the database. */
let line: Awaited<ReturnType<typeof startPostgresLine>>;
let cms: BootedCms;
/** A second process, whose machine has a wrong clock: everything must hold all the same. */
let second: Awaited<ReturnType<typeof startCms>>;
const secondLines: string[] = [];
const CLOCK_AHEAD_MS = 20 * 60_000;
const CLOCK_AHEAD = new URL("../../../scripts/lib/clock-ahead.mjs", import.meta.url).href;

beforeAll(async () => {
  postgres = await startSeededPostgres();
  line = await startPostgresLine(postgres.url);
  const { dataDir, url } = postgres;
  const clock = { CLOCK_AHEAD_MS: String(CLOCK_AHEAD_MS), NODE_OPTIONS: `--import=${CLOCK_AHEAD}` };
  // At the same moment: they take turns.
  [cms, second] = await Promise.all([
    bootAt(dataDir, { DATABASE_URL: line.url }),
    startCms({
      dataDir,
      cmsPort: await findFreePort(),
      env: { DATABASE_URL: url, LOG_LEVEL: "warn", ...clock },
      onLine: (_, text) => secondLines.push(text),
    }),
  ]);
});

afterAll(async () => {
  await second.stop();
  await cms.stop();
  await line.stop();
  await postgres.stop();
});

test("with DATABASE_URL everything lives in PostgreSQL", async () => {
  expect(cms.strapi.db.dialect.client).toBe("postgres");
  const { rows } = await cms.strapi.db.connection.raw("select version()");
  expect(rows[0].version).toContain("PostgreSQL");
});

test("a site of one's own begins on an empty database: closed, with its pages in both languages", async () => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query("create database own_site");
  await client.end();
  const dataDir = await makeTemporaryFolder("own-site");
  const url = new URL("own_site", postgres.url).href;
  const env = { DATABASE_URL: url, SEED_DEMO_CONTENT: "false", ALLOW_SANDBOX: "" };
  const { state, checks } = await runOpening("check", { dataDir, cmsPort: 0, env });
  expect(state).toBe("closed");
  const unwritten = checks.find(({ code }) => code === "pages")?.names.sort();
  expect(unwritten).toEqual(["about", "coc", "concept", "imprint", "privacy", "tos"]);
  await rm(dataDir, { recursive: true });
});

test("Strapi's records of types that moved follow them here, too", () => expectMovedTypesFollowed(cms));

test("a process with a wrong clock says so and goes by the database's", async () => {
  expect(secondLines.join("\n")).toContain("The clock of this machine is 1200 s ahead of the database's.");
  const placed = await place(createCaller(() => second.url));
  const [order] = await cms.strapi.db.connection("orders").where({ number: placed.number });
  for (const time of [order.created_at, order.updated_at, order.placed_at ?? order.created_at])
    expect(Math.abs(new Date(time).getTime() - Date.now()), String(time)).toBeLessThan(60_000);
  const leases = await cms.strapi.db.connection("job_leases").select("name", "last_run_ms");
  for (const { name, last_run_ms: lastRun } of leases) expect(Number(lastRun), name).toBeLessThan(Date.now() + 60_000);
});

test("content is served from PostgreSQL in both languages", async () => {
  const titles = await Promise.all(
    ["en", "de"].map(async (locale) => {
      const response = await fetch(`${cms.url}/api/pages?locale=${locale}&filters[slug][$eq]=home`);
      const { data } = (await response.json()) as { data: { title: string }[] };
      return data[0]?.title;
    }),
  );
  expect(titles).toEqual(["The phone that keeps to itself", "Das Telefon, das für sich bleibt"]);
});

async function publishHomeThrough(url: string) {
  const home = await cms.strapi.documents("api::page.page").findFirst({ locale: "en", filters: { slug: "home" } });
  const admin = await signInAsAdmin({ url, dataDir: cms.dataDir });
  const route = `/content-manager/collection-types/api::page.page/${home?.documentId ?? ""}/actions/publish?locale=en`;
  await admin.call("POST", route, { title: home?.title });
}

test("a change made in one process is announced by every process, once", async () => {
  const streams = await Promise.all([openChangeStream(cms.url), openChangeStream(second.url)]);
  for (const url of [cms.url, second.url]) {
    await publishHomeThrough(url);
    await cms.strapi.db
      .query("api::website.website")
      .updateMany({ where: {}, data: { companyName: "Wren Mobile AG" } });
    for (const { nextType } of streams) expect([await nextType(), await nextType()]).toEqual(["page", "website"]);
  }
  for (const { close } of streams) close();
});

test("an article that is published in one process is found in the other", async () => {
  const search = createCaller(() => second.url);
  await cms.strapi.documents("api::kb-article.kb-article").create({
    locale: "de",
    status: "published",
    data: {
      ...{ slug: "numbat", title: "Numbat", summary: "Numbat.", isFaq: false, position: 99 },
      body: [{ type: "paragraph", children: [{ type: "text", text: "Numbat." }] }],
    },
  });
  await expect
    .poll(async () => (await search("kb/search", { body: { locale: "de", question: "numbats" } })).body.hits)
    .toMatchObject([{ slug: "numbat" }]);
});

test("what is rolled back is announced by nobody", async () => {
  const streams = await Promise.all([openChangeStream(cms.url), openChangeStream(second.url)]);
  const documents = cms.strapi.documents("api::page.page");
  const home = await documents.findFirst({ locale: "en", filters: { slug: "home" } });
  const rolledBack = cms.strapi.db.transaction(async () => {
    await documents.publish({ documentId: home?.documentId ?? "", locale: "en" });
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  await cms.strapi.db.query("api::website.website").updateMany({ where: {}, data: { companyName: "Wren Mobile AG" } });
  for (const { nextType, close } of streams) {
    expect(await nextType()).toBe("website");
    close();
  }
});

test("after a lost connection listeners are told that anything may have changed", async () => {
  const stream = await openChangeStream(cms.url);
  await cms.strapi.db.connection.raw(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wren_changes'",
  );
  expect(await stream.nextType()).toBe("*");
  await publishHomeThrough(second.url);
  expect(await stream.nextType()).toBe("page");
  stream.close();
});

test("the same registration in both processes at once opens one account, and limits count together", async () => {
  const email = "double@example.org";
  const body = { username: email, email, password: "correct horse battery", key: randomUUID() };
  const register = (url: string) => createCaller(() => url)("auth/local/register", { body });
  const answers = await Promise.all([cms.url, second.url, cms.url, second.url, cms.url, second.url].map(register));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);

  const where = { claimedEmail: email };
  expect(await cms.strapi.db.query("plugin::users-permissions.user").count({ where })).toBe(1);
});

test("several deliveries at the same time send each mail once", async () => {
  const folder = path.join(cms.dataDir, "mails");
  await expect.poll(() => cms.strapi.db.query("api::mail.mail").count({ where: { state: "queued" } })).toBe(0);
  // No mail may have been sent yet.
  const before = (await readdir(folder).catch(() => [])).length;
  const nextTryAt = new Date();
  for (let number = 0; number < 20; number += 1) {
    const data = {
      to: "ada@example.org",
      subject: "Hello",
      text: "Hello",
      nextTryAt,
      messageId: `<${String(number)}@x>`,
    };
    await cms.strapi.db.query("api::mail.mail").create({ data });
  }
  await Promise.all([1, 2, 3, 4].map(() => mailService(cms.strapi).deliver(new Date())));
  expect((await readdir(folder)).length - before).toBe(20);
});

test("who bought is erased after its time, and counted", async () => {
  const call = createCaller(() => cms.url);
  const placed = await place(call);
  const admin = await signInAsAdmin({ url: second.url, dataDir: cms.dataDir });
  await admin.call("POST", `/desk/orders/${placed.number}/cancel`, {});
  const lookUp = async () => (await call("shop/orders/look-up", { body: { secret: placed.secret } })).body;
  expect(await lookUp()).toMatchObject({ state: "cancelled", email: "ada@example.org", erasedAt: null });

  await runRetention(cms.strapi, new Date(Date.now() + 31 * 24 * 60 * 60_000));
  expect(await lookUp()).toMatchObject({ email: null, address: null, country: "CH", erasedAt: expect.any(String) });
  const { kinds } = (await admin.call("GET", "/desk/orders/retention")) as { kinds: object[] };
  expect(kinds).toContainEqual(expect.objectContaining({ kind: "buyers", lastCount: 1, totalCount: 1 }));
});

test("the check of the books finds each kind of wrong row, and nothing else", async () => {
  const audit = () => auditBooks(cms.strapi);
  expect(await audit()).toEqual([]);
  await expectEachFound(await wrongsFor(cms, await placeWhole(cms)), audit);
});

test("orders are found, filtered, sorted, exported and counted here, too", async () => {
  const staff = await signInAsFirstAdmin(cms);
  const desk = await openOrderDesk(cms, staff);
  const address = { ...ADDRESS, lastName: "Äschbacher", city: "Grüningen" };
  const email = "found@example.org";
  const charger = await desk.placePaid({ email, address, lines: [{ sku: "CHARGER", quantity: 1 }] });
  const phone = await place(desk.call, { email });
  for (const search of [charger.number.slice(2, 9), "ada äschb", "GRÜNING"])
    expect(await desk.numbersIn(`search=${encodeURIComponent(search)}`), search).toEqual([charger.number]);
  expect(await desk.numbersIn("search=100%25")).toEqual([]);
  const today = isoDayOf(new Date());
  const found = (query: string) => desk.numbersIn(`search=FOUND@&${query}`);
  expect(await found(`product=charger&state=paid&country=CH&from=${today}&until=${today}`)).toEqual([charger.number]);
  expect(await found("sort=buyer&direction=desc")).toEqual([charger.number, phone.number]);
  expect(await found("sort=total&direction=desc")).toEqual([phone.number, charger.number]);
  const exported = await desk.download(`exports/orders?from=${today}&until=${today}`);
  expect(await exported.text()).toContain(charger.number);

  const figures = async (of: string) => (await staff.call("GET", `/desk/${of}-figures/period?days=90`)).body;
  const { sales, conversion, monero, mails } = shopFiguresSchema.parse(await figures("shop"));
  expect(sales[0]?.days.at(-1)).toMatchObject({ day: today });
  expect(sales[0]?.days.at(-1)?.sold.map(({ slug }) => slug)).toContain("charger");
  const card = conversion.find(({ method }) => method === "card");
  expect(card?.paid).toBeGreaterThan(0);
  expect(card?.placed).toBeGreaterThanOrEqual((card?.paid ?? 0) + (card?.open ?? 0));
  expect([monero.length, mails.days.length]).toEqual([90, 90]);
  expect(supportFiguresSchema.parse(await figures("support")).requests.days).toHaveLength(90);
});

test("of several runs at once, one reminds", async () => {
  const to = "reminded@example.org";
  await subscribeNobody(cms, { days: 20, email: to, today: "2030-05-10" });
  const run = () => sendReminders(cms.strapi, new Date("2030-05-10T09:00:00Z"));
  await Promise.all([run(), run(), run()]);
  expect(await cms.strapi.db.query("api::mail.mail").count({ where: { to } })).toBe(1);
});

test("of several corrections at once, one counts", async () => {
  const { mobileId, endsOn, history } = await subscribeNobody(cms);
  const correction = { seen: { endsOn, quotaGb: 50 }, endsOn, quotaGb: 200, note: "Typing error" };
  const correct = () =>
    correctSubscription(cms.strapi, mobileId, { correction, by: "ada@example.org", now: new Date() });
  const outcomes = await Promise.all([correct(), correct(), correct()]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await history()).toEqual([["corrected", endsOn, 200]]);
});

test("of several clicks on a link in both processes at once, one changes the address and one undoes it", async () => {
  const [email, newEmail] = ["before@example.org", "after@example.org"];
  const { mobileId, history } = await subscribeNobody(cms, { email });
  const calls = [cms.url, second.url].map((url) => emailChangeCalls(createCaller(() => url)));
  const mailsTo = async (to: string) =>
    cms.strapi.db.query("api::mail.mail").findMany({ where: { to }, orderBy: { id: "asc" } });
  const linkTo = async (to: string) => linkIn((await mailsTo(to)).at(-1)).token;
  const outcomesOf = async (ask: (calls: ReturnType<typeof emailChangeCalls>) => Promise<{ outcome: string }>) =>
    (await Promise.all([...calls, ...calls, ...calls].map(ask))).map(({ outcome }) => outcome).toSorted();

  await calls[0]?.ask(mobileId, newEmail);
  const token = await linkTo(newEmail);
  expect(await outcomesOf(({ confirm }) => confirm(token))).toEqual([
    ...Array(5).fill("already-confirmed"),
    "confirmed",
  ]);
  const undoToken = await linkTo(email);
  expect(await outcomesOf(({ undo }) => undo(undoToken))).toEqual([...Array(5).fill("already-undone"), "undone"]);
  expect(await history()).toHaveLength(2);
  // Told before the change, and after it.
  expect(await mailsTo(email)).toHaveLength(2);
  expect(await mailsTo(newEmail)).toHaveLength(3);
});

test("of several requests at once, one link stays good", async () => {
  const { id, mobileId } = await subscribeNobody(cms);
  const { ask } = emailChangeCalls(createCaller(() => cms.url));
  await Promise.all([1, 2, 3, 4].map((number) => ask(mobileId, `asked-${String(number)}@example.org`)));
  const changes = cms.strapi.db.query("api::email-change.email-change");
  expect(await changes.count({ where: { subscriptionId: id, state: "open" } })).toBe(1);
  expect(await changes.count({ where: { subscriptionId: id } })).toBe(4);
});

test("the same order in both processes at once takes the last article once, and both hear of it", async () => {
  const sku = "CASE-RED";
  const database = cms.strapi.db.connection;
  const calls = [cms.url, second.url].map((url) => createCaller(() => url));
  const request = await checkoutRequest(
    createCaller(() => cms.url),
    { lines: [{ sku, quantity: 1 }] },
  );
  const [{ stock }] = (await database("skus").where({ code: sku }).select("stock")) as [{ stock: number }];
  const held = await database.transaction();
  // Both have looked for an earlier order and wait for this lock; then one of them takes the stock that the other
  // needs.
  await held("skus").where({ code: sku }).update({ stock: 1 });
  const placing = calls.map((call) => call("shop/checkout", { body: request }));
  const waiting = async () => {
    const { rows } = await database.raw("select count(*) as count from pg_locks where not granted");
    return Number(rows[0].count);
  };
  await expect.poll(waiting).toBeGreaterThanOrEqual(2);
  await held.commit();
  const answers = await Promise.all(placing);
  await database("skus").where({ code: sku }).update({ stock });
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => (body as PlacedOrder).number)).size).toBe(1);
});

test("an order whose connection is lost while it waits is answered 503, and the same request places it", async () => {
  const database = cms.strapi.db.connection;
  const call = createCaller(() => second.url);
  const body = await checkoutRequest(call, { lines: [{ sku: "CASE-RED", quantity: 1 }] });
  const held = await database.transaction();
  await held("skus").where({ code: "CASE-RED" }).forUpdate();
  const placing = call("shop/checkout", { body });
  const endWaiting = async () => {
    const { rows } = await database.raw("select pg_terminate_backend(pid) from pg_locks where not granted");
    return rows.length;
  };
  await expect.poll(endWaiting).toBeGreaterThan(0);
  await held.rollback();
  expect((await placing).status).toBe(503);
  expect((await call("shop/checkout", { body })).status).toBe(200);
});

const failing =
  (fault: CommitFault): FailCommits =>
  async (during) => {
    line.faults.atCommit = () => fault;
    try {
      return await during();
    } finally {
      line.faults.atCommit = () => null;
    }
  };

test("a crowd at both processes at once keeps half of an article, and payments at the same moment book all the same", async () => {
  const [here, there] = [createCaller(() => cms.url), createCaller(() => second.url)];
  const skus = cms.strapi.db.query("api::sku.sku");
  const lines = [{ sku: "WREN-SLATE-GRAPHITE", quantity: 5 }];
  await skus.updateMany({ where: { code: "WREN-SLATE-GRAPHITE" }, data: { stock: 40 } });
  const crowd = Array.from({ length: 12 }, async (_, index) => {
    const placed = await place(index % 2 === 0 ? here : there, { lines, email: `crowd-${String(index)}@example.org` });
    if (index >= 3) return;
    await cms.strapi.db
      .connection("orders")
      .where({ number: placed.number })
      .update({ reserved_at: new Date(0) });
    const ref = placed.paymentUrl?.split("/").at(-1);
    await there("sandbox-payments/act", { body: { ref, action: "pay" } });
    await there("shop/orders/look-up", { body: { secret: placed.secret, returned: true } });
  });
  await Promise.all(crowd);
  const orders = await rowsOf(cms.strapi, "order").findMany({ where: { email: { $startsWith: "crowd-" } } });
  const holding = orders.filter(({ holdsStock }) => holdsStock);
  const { stock } = await skus.findOne({ where: { code: "WREN-SLATE-GRAPHITE" } });
  expect(stock).toBe(40 - 5 * holding.length);
  expect(orders.filter(({ state }) => state === "paid")).toHaveLength(3);
  const unpaid = holding.filter(({ state }) => state === "awaiting_payment").length * 5;
  expect(unpaid).toBeGreaterThan(0);
  expect(unpaid).toBeLessThanOrEqual(20);
});

test("a COMMIT that the database refuses is not believed", () => expectNothingBelieved(cms, failing("refuse")));

test("nor is one whose connection dies before it arrives", () => expectNothingBelieved(cms, failing("cut-before")));

test("one whose connection dies before its answer is told as unclear, and repeated without harm", () =>
  expectNothingBelieved(cms, failing("cut-after"), { isCommitted: true }));

test("a COMMIT that PostgreSQL answers with a rollback is not believed either", async () => {
  const believed = cms.strapi.db.transaction(async ({ trx }) => {
    await cms.strapi.db.connection
      .raw("select 1 / 0")
      .transacting(trx)
      .catch(() => undefined);
  });
  await expect(believed).rejects.toMatchObject({ name: "CommitFailed", status: 503 });
});

test(`${String(SAVES)} saves of articles against as many purchases in both processes: the stock is exact`, async () => {
  const calls = [cms.url, second.url].map((url) => createCaller(() => url));
  await saveWhileSelling(cms, await signInAsFirstAdmin(cms), calls);
}, 240_000);

test("a database that is away signs nobody out", async () => {
  const { call, get, token, refreshToken } = await newVisitor(cms);
  line.goAway();
  try {
    const asked = [get("conversation"), call("users/me", { token }), call("auth/refresh", { body: { refreshToken } })];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503, 503]);
  } finally {
    line.faults.isAway = false;
  }
  await expect.poll(async () => (await get("conversation")).status).toBe(200);
});
