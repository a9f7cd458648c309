import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { sendMail } from "../support/mails";
import { startSmtp } from "../../../scripts/lib/smtp.mjs";

const { mailService } = requireBuilt(
  "platform/mail/mail-service",
) as typeof import("../../src/platform/mail/mail-service");
const { LEASE_MS } = requireBuilt("platform/mail/outbox") as typeof import("../../src/platform/mail/outbox");

const DAY_MS = 24 * 60 * 60 * 1000;

let cms: BootedCms;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  smtp = await startSmtp();
  process.env.SMTP_URL = `smtp://127.0.0.1:${String(smtp.port)}`;
  process.env.MAIL_FROM = "Wren Support <support@wren.example>";
  cms = await bootFromTemplate();
});
afterAll(async () => {
  await cms.stop();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.received.length = 0;
  await rows().deleteMany({ where: {} });
});

const rows = () => cms.strapi.db.query("api::mail.mail");
const find = (to: string) => rows().findOne({ where: { to } });
const outbox = () => mailService(cms.strapi);
const inMs = (ms: number) => new Date(Date.now() + ms);

const send = (to: string, more: object = {}) => sendMail(cms.strapi, { to, subject: "Grüezi", text: "Hello", ...more });

async function waitForState(to: string, state: string) {
  await expect.poll(async () => (await find(to))?.state).toBe(state);
}

test("a mail is sent once, from our address, with the row's Message-ID", async () => {
  await send("ada@example.org", { from: "Someone Else <else@example.org>", html: "Hello" });
  await waitForState("ada@example.org", "sent");
  await outbox().deliver(inMs(2 * DAY_MS));
  expect(smtp.received).toHaveLength(1);

  const row = await find("ada@example.org");
  const [mail] = smtp.received;
  expect(mail?.to).toEqual(["ada@example.org"]);
  expect(mail?.raw).toContain(`Message-ID: ${String(row.messageId)}`);
  expect(row.messageId).toMatch(/^<[0-9a-f-]{36}@wren\.example>$/);
  expect(mail?.raw).toContain("From: Wren Support <support@wren.example>");
  expect(mail?.raw).toContain("Auto-Submitted: auto-generated");
  expect(mail?.raw).toContain("Content-Type: text/plain");
  expect(mail?.raw).not.toContain("text/html");
});

test("several deliveries at the same time send each mail once", async () => {
  await cms.strapi.db.transaction(async () => {
    for (const name of ["a", "b", "c", "d"]) await send(`${name}@example.org`);
  });
  await Promise.all([outbox().deliver(inMs(0)), outbox().deliver(inMs(0)), outbox().deliver(inMs(0))]);
  await expect.poll(() => smtp.received.length).toBe(4);
  expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(4);
});

test("a rolled-back step sends nothing", async () => {
  const step = cms.strapi.db.transaction(async () => {
    await send("never@example.org");
    throw new Error("changed my mind");
  });
  await expect(step).rejects.toThrow("changed my mind");
  await outbox().deliver(inMs(0));
  expect(await find("never@example.org")).toBeNull();
  expect(smtp.received).toEqual([]);
});

test("a mail waits for the mail server to come back, and the answer does not wait", async () => {
  await smtp.stop();
  await send("later@example.org");
  await expect.poll(async () => (await find("later@example.org"))?.lastError).toBe("ESOCKET");
  expect(await find("later@example.org")).toMatchObject({ state: "queued", attempts: 1 });

  smtp = await startSmtp({ port: smtp.port });
  await outbox().deliver(inMs(30_000));
  expect(smtp.received).toEqual([]);
  await outbox().deliver(inMs(90_000));
  expect(smtp.received.map(({ to }) => to)).toEqual([["later@example.org"]]);
  expect(await find("later@example.org")).toMatchObject({ state: "sent", attempts: 2, lastError: null });
});

test("a process that dies between claim and sending loses no mail", async () => {
  const nextTryAt = inMs(0);
  const messageId = "<crash@wren.example>";
  const data = { to: "crash@example.org", subject: "Hello", text: "Hello", nextTryAt, messageId };
  await rows().create({ data });
  const [mail] = await outbox().findDue(inMs(0));
  if (!mail) throw new Error("Nothing is due");
  expect(await outbox().claim(mail, inMs(0))).toBe(true);
  expect(await outbox().claim(mail, inMs(0))).toBe(false);

  await outbox().deliver(inMs(LEASE_MS - 5_000));
  expect(smtp.received).toEqual([]);
  await outbox().deliver(inMs(LEASE_MS + 5_000));
  expect(smtp.received.map(({ to }) => to)).toEqual([["crash@example.org"]]);
});

test("a mail that was sent while the database is away for a moment is not sent again", async () => {
  const repository = rows();
  const updateMany = repository.updateMany.bind(repository);
  let refusals = 1;
  repository.updateMany = (params) => {
    const isRefused = (params as { data: { state?: string } }).data.state === "sent" && refusals-- > 0;
    return isRefused ? Promise.reject(new Error("The database is away")) : updateMany(params);
  };
  await send("once@example.org");
  await waitForState("once@example.org", "sent");
  repository.updateMany = updateMany;
  await outbox().deliver(inMs(2 * DAY_MS));
  expect(refusals).toBeLessThan(0);
  expect(smtp.received).toHaveLength(1);
});

test("an address that the receiving server does not know is not tried again", async () => {
  await send("nobody@example.org");
  await waitForState("nobody@example.org", "failed");
  expect(await find("nobody@example.org")).toMatchObject({ attempts: 1, lastError: "EENVELOPE 550" });
});

test.each([
  { to: "a@example.org\r\nBcc: b@example.org" },
  { to: "a@example.org, b@example.org" },
  { to: "" },
  { to: "a@example.org", subject: "Hello\r\nBcc: b@example.org" },
  { to: "a@example.org", subject: "Hello\nBcc: b@example.org" },
])("%j is refused", async ({ to, ...more }) => {
  await expect(send(to, more)).rejects.toThrow(/A mail/);
  expect(await rows().count()).toBe(0);
});

test("two mails cannot have the same Message-ID", async () => {
  const data = { to: "a@example.org", subject: "A", text: "A", messageId: "<same>", state: "sent", nextTryAt: inMs(0) };
  await rows().create({ data });
  await expect(rows().create({ data })).rejects.toThrow();
});

test("nobody reads mails through the content api", async () => {
  for (const path of ["mail", "mails", "mails/1"]) {
    expect((await fetch(`${cms.url}/api/${path}`)).status).toBe(404);
  }
});

test.each(["ada@example.org\r\n", " ada@example.org", "ada@zürich.example", "a@example.org, b@example.org"])(
  "%j is not sent to: it must be an address as mail servers know it",
  async (to) => {
    await expect(send(to)).rejects.toThrow();
    await expect(send("ada@example.org", { replyTo: to })).rejects.toThrow();
    expect(await rows().count({})).toBe(0);
  },
);
