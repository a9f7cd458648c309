import { randomUUID } from "node:crypto";
import { deskRequestSchema } from "@wren/domain";
import { generateKey } from "openpgp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hasImapServer, IMAP_SERVER_IS_MISSING, startImap } from "../../../scripts/lib/imap.mjs";
import { signInAsAdmin } from "../support/admin";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { askNews, deskOf, newVisitor, type Visitor } from "../support/chat";
import { contactRequest } from "../support/contact";
import { catchOutbox } from "../support/outbox";
import { rowsOf } from "../support/rows";
import { signInAsNewAgent, type Staff } from "../support/staff";

const { allJobs } = requireBuilt("app") as typeof import("../../src/app");
const { takeMail } = requireBuilt(
  "api/inbound-mail/work/take-mail",
) as typeof import("../../src/api/inbound-mail/work/take-mail");
const { mailUnreadAnswers } = requireBuilt(
  "api/chat/work/unread-mails",
) as typeof import("../../src/api/chat/work/unread-mails");

const DAY_MS = 24 * 60 * 60_000;
const SET_ASIDE = "Not taken";
const canRun = hasImapServer();

let imap: Awaited<ReturnType<typeof startImap>>;
let cms: BootedCms;
let agent: Staff;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  if (!canRun) return;
  imap = await startImap();
  cms = await bootFromTemplate({
    INBOUND_IMAP_URL: imap.url,
    INBOUND_ADDRESS: "Replies@wren.example",
    // The tests say when the mailbox is looked into.
    INBOUND_CHECK_SECONDS: "3600",
    CHAT_MAIL_AFTER_SECONDS: "0",
  });
  agent = await signInAsNewAgent(cms);
  desk = deskOf(agent);
});
afterAll(async () => {
  if (!canRun) return;
  await cms.stop();
  await imap.stop();
});
beforeEach(({ skip }) => skip(!canRun, IMAP_SERVER_IS_MISSING));

const run = (name: string) =>
  allJobs(cms.strapi)
    .find((job) => job.name === name)
    ?.run(new Date());
const look = () => run("inbound-mails");

/** A visitor whom a mail has told of an answer, and the address that they may reply to. */
async function answeredVisitor() {
  const visitor = await newVisitor(cms);
  await visitor.send("My phone rings, and nobody calls.");
  await desk.reply(visitor.key, "Since when?");
  return { visitor, replyTo: await replyAddressOf(visitor) };
}

async function replyAddressOf(visitor: Visitor): Promise<string> {
  await mailUnreadAnswers(cms.strapi, new Date());
  return String((await catchOutbox(cms, visitor.email)).at(-1)?.replyTo);
}

type Written = { from: string; to: string; text?: string; subject?: string; headers?: string[] };

const mailOf = ({ from, to, text = "Since Monday.", subject = "Re: an answer", headers = [] }: Written) =>
  [
    `From: Ada <${from}>`,
    `To: Wren <${to}>`,
    `Subject: ${subject}`,
    `Message-ID: <${randomUUID()}@example.org>`,
    ...headers,
    "MIME-Version: 1.0",
    ...(headers.some((header) => /^content-type/i.test(header)) ? [] : ["Content-Type: text/plain; charset=utf-8"]),
    "",
    text,
    "",
  ].join("\n");

/** A mail of several parts. */
const mixed = (written: Written, parts: string[][], kind = "multipart/mixed") =>
  mailOf({
    ...written,
    headers: [...(written.headers ?? []), `Content-Type: ${kind}; boundary="b"`],
    text: [...parts.flatMap((part) => ["--b", ...part]), "--b--"].join("\n"),
  });

const attachment = (name: string, type: string, bytes: Buffer) => [
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  "Content-Transfer-Encoding: base64",
  "",
  bytes.toString("base64"),
];

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test("a reply by mail is the visitor's next message, live, and leaves the mailbox", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  expect(replyTo).toMatch(/^Replies\+[0-9a-z]{20}@wren\.example$/);
  const [mail] = await catchOutbox(cms, visitor.email);
  expect(mail?.text).toContain("You can also simply reply to this e-mail");
  expect(mail?.text).not.toContain("Since when?");
  const { pass } = await visitor.listen();

  const quoted = "Since Monday.\n\n-- \nAda\n\nOn Mon, 3 May 2027 at 14:05, Wren wrote:\n> There is an answer\n";
  // Some mail servers change the case of addresses.
  await imap.deliver(mailOf({ from: visitor.email, to: replyTo.toUpperCase(), text: quoted }));
  expect(await look()).toBe(1);
  expect(await imap.list()).toEqual([]);

  const { news } = await askNews(cms.url, pass, 2);
  expect(news?.messages).toMatchObject([{ seq: 3, author: "visitor", text: "Since Monday.", isByMail: true }]);
  const shown = await desk.show(visitor.key);
  expect(shown.waitingSince).not.toBeNull();
  expect(shown.messages.at(-1)?.mailed).toEqual({
    isOtherSender: false,
    original: quoted.trim(),
    notTaken: [],
    isEncrypted: false,
  });
  expect(JSON.stringify(await visitor.view())).not.toContain("There is an answer");
});

test("who replied by mail is told of the next answer, though they have not opened the chat", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  await imap.deliver(mailOf({ from: visitor.email, to: replyTo }));
  await look();
  await desk.reply(visitor.key, "Please turn it off.");
  expect(await replyAddressOf(visitor)).toBe(replyTo);
  expect(await catchOutbox(cms, visitor.email)).toHaveLength(2);
});

test("a reply by mail wakes what is put aside, and stops a close that is not true yet", async () => {
  const [asleep, closing] = [await answeredVisitor(), await answeredVisitor()];
  const until = new Date(Date.now() + DAY_MS).toISOString();
  expect((await desk.act(asleep.visitor.key, "snooze", { until })).status).toBe(200);
  expect((await desk.act(closing.visitor.key, "close")).status).toBe(200);
  for (const { visitor, replyTo } of [asleep, closing])
    await imap.deliver(mailOf({ from: visitor.email, to: replyTo }));
  expect(await look()).toBe(2);
  expect((await desk.show(asleep.visitor.key)).snoozedUntil).toBeNull();
  expect((await desk.queue()).closing.map(({ key }) => key)).not.toContain(closing.visitor.key);
  await run("chat-timers");
  expect((await closing.visitor.view()).state.state).toBe("open");
});

test("a mail that comes twice, or stays because a process died, is one message", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  const raw = mailOf({ from: visitor.email, to: replyTo });
  const setAside = await imap.list(SET_ASIDE);
  // As after the death of a process: the message is stored, and the mail is still there.
  expect(await takeMail(cms.strapi, Buffer.from(raw), new Date())).toBe("taken");
  await imap.deliver(raw);
  await imap.deliver(`Received: from elsewhere\n${raw}`);
  expect(await look()).toBe(0);
  expect(await visitor.texts()).toEqual(["My phone rings, and nobody calls.", "Since when?", "Since Monday."]);
  expect([await imap.list(), await imap.list(SET_ASIDE)]).toEqual([[], setAside]);
  // The same words in another mail are said again.
  await imap.deliver(mailOf({ from: visitor.email, to: replyTo }));
  expect(await look()).toBe(1);
});

test("two processes that look at the same moment take each mail once", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  for (const text of ["one", "two", "three", "four"])
    await imap.deliver(mailOf({ from: visitor.email, to: replyTo, text }));
  const counts = await Promise.all([look(), look(), look()]);
  expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(4);
  expect((await visitor.texts()).slice(2).sort()).toEqual(["four", "one", "three", "two"]);
  expect([await imap.list(), await imap.list(SET_ASIDE)]).toEqual([[], []]);
});

test("what nobody wrote, and what is for nobody, is set aside and never answered", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  const from = visitor.email;
  const unknown = replyTo.replace(/\+.{4}/, "+0000");
  const mailsBefore = await rowsOf(cms.strapi, "mail").count();
  await imap.deliver(mailOf({ from, to: replyTo, subject: "absent", headers: ["Auto-Submitted: auto-replied"] }));
  await imap.deliver(mailOf({ from, to: replyTo, subject: "list", headers: ["List-Id: <cats.example.org>"] }));
  await imap.deliver(mailOf({ from: "MAILER-DAEMON@example.org", to: replyTo, subject: "bounce" }));
  await imap.deliver(mailOf({ from, to: unknown, subject: "unknown" }));
  await imap.deliver(mailOf({ from, to: "replies@wren.example", subject: "no token" }));
  await imap.deliver(mailOf({ from, to: replyTo, subject: "empty", text: " " }));
  expect(await look()).toBe(0);
  expect(await imap.list()).toEqual([]);
  expect(await imap.list(SET_ASIDE)).toEqual(["absent", "list", "bounce", "unknown", "no token", "empty"]);
  expect(await visitor.texts()).toHaveLength(2);
  expect(await rowsOf(cms.strapi, "mail").count()).toBe(mailsBefore);

  await imap.deliver(mailOf({ from, to: unknown, subject: "old" }), new Date(Date.now() - 40 * DAY_MS));
  await look();
  expect(await run("mails-set-aside")).toBe(1);
  expect(await imap.list(SET_ASIDE)).not.toContain("old");
  expect(await run("mails-set-aside")).toBe(0);
  expect(await imap.list(SET_ASIDE)).toHaveLength(6);
});

test("the address ends with its conversation, and a blocked visitor stays blocked", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  const raw = () => Buffer.from(mailOf({ from: visitor.email, to: replyTo }));
  await desk.act(visitor.key, "block");
  expect(await takeMail(cms.strapi, raw(), new Date())).toBe("blocked");
  await desk.act(visitor.key, "unblock");
  await desk.act(visitor.key, "close");
  expect(await takeMail(cms.strapi, raw(), new Date())).toBe("taken");
  expect((await visitor.view()).state.state).toBe("open");
  await visitor.post("erase");
  await visitor.send("Something else");
  expect(await takeMail(cms.strapi, raw(), new Date())).toBe("unknown-address");
  expect(await visitor.texts()).toEqual(["Something else"]);
});

test("another sender's mail is marked at the desk", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  await takeMail(cms.strapi, Buffer.from(mailOf({ from: "eve@example.org", to: replyTo })), new Date());
  expect((await desk.show(visitor.key)).messages.at(-1)?.mailed).toMatchObject({ isOtherSender: true });
});

test("one conversation gets twenty mails in an hour, others are not touched by it", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  const other = await answeredVisitor();
  const send = (to: string) => takeMail(cms.strapi, Buffer.from(mailOf({ from: visitor.email, to })), new Date());
  const outcomes = [];
  for (let count = 0; count < 21; count += 1) outcomes.push(await send(replyTo));
  expect(outcomes).toEqual([...Array.from({ length: 20 }, () => "taken"), "too-many"]);
  expect(await send(other.replyTo)).toBe("taken");
});

test("markup becomes text, and attachments are taken by the rules of uploads", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  const html = ["Content-Type: text/html; charset=utf-8", "", "<p>Gr&uuml;ezi<br>Ada</p><blockquote>old</blockquote>"];
  const parts = [
    html,
    attachment("screen.gif.png", "application/octet-stream", PNG),
    attachment("log.txt", "text/plain", Buffer.from("It rang.\n")),
    attachment("run.zip", "application/zip", Buffer.from("PK\x03\x04\x00\x00")),
  ];
  await imap.deliver(mixed({ from: visitor.email, to: replyTo }, parts));
  expect(await look()).toBe(1);
  const { messages } = await desk.show(visitor.key);
  expect(messages.slice(2).map(({ text, file }) => [text, file?.name ?? null, file?.type ?? null])).toEqual([
    ["Grüezi\nAda", "screen.gif.png", "image/png"],
    ["", "log.txt", "text/plain"],
  ]);
  expect(messages[2]?.mailed).toMatchObject({ notTaken: ["run.zip"], original: "Grüezi\nAda\n\n> old" });
  const download = await visitor.download(messages[3]?.file?.id ?? 0);
  expect(await download.text()).toBe("It rang.\n");
});

test("a text that is too long for the chat is readable at the desk", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  const long = "word ".repeat(2_000).trim();
  await takeMail(cms.strapi, Buffer.from(mailOf({ from: visitor.email, to: replyTo, text: long })), new Date());
  const message = (await desk.show(visitor.key)).messages.at(-1);
  expect([message?.text.length, message?.text.endsWith("[…]")]).toEqual([expect.any(Number), true]);
  expect(message?.text.length).toBeLessThanOrEqual(4_000);
  expect(message?.mailed?.original).toBe(long);
});

test("an encrypted mail is kept as a file that its reader can save", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  const armor = "-----BEGIN PGP MESSAGE-----\n\nwcBMA0Zx\n=abcd\n-----END PGP MESSAGE-----";
  const parts = [
    ["Content-Type: application/pgp-encrypted", "", "Version: 1"],
    ['Content-Type: application/octet-stream; name="encrypted.asc"', "", armor],
  ];
  const kind = 'multipart/encrypted; protocol="application/pgp-encrypted"';
  await imap.deliver(mixed({ from: visitor.email, to: replyTo }, parts, kind));
  expect(await look()).toBe(1);
  const message = (await visitor.view()).messages.at(-1);
  expect(message).toMatchObject({
    text: "(Encrypted e-mail: it is in the attached file.)",
    file: { name: "encrypted.asc", type: "text/plain" },
  });
  expect(await (await visitor.download(message?.file?.id ?? 0)).text()).toContain(armor);
});

test("a mail that breaks the rules of mails keeps nobody waiting", async () => {
  const { visitor, replyTo } = await answeredVisitor();
  await imap.deliver(`Subject: broken\n${"X-Long: x\n".repeat(40_000)}\n`);
  // PostgreSQL stores no NUL.
  const headers = ["Content-Type: text/plain", "Content-Transfer-Encoding: quoted-printable"];
  await imap.deliver(mailOf({ from: visitor.email, to: replyTo, headers, text: "After it =00=07all" }));
  expect(await look()).toBe(1);
  expect(await imap.list(SET_ASIDE)).toContain("broken");
  expect((await visitor.texts()).at(-1)).toBe("After it all");
});

/** A request that an agent has answered by mail. */
async function answeredRequest() {
  const call = createCaller(() => cms.url);
  const form = contactRequest();
  const { body } = await call("support/contact", { body: form });
  const reference = String(body.reference);
  await agent.call("POST", `/desk/requests/${reference}/answer`, {
    key: randomUUID(),
    answer: "Please restart it.",
    files: [],
  });
  const email = String(form.email);
  const [receipt, answer] = await catchOutbox(cms, email);
  expect(receipt?.replyTo).toBe(answer?.replyTo);
  const show = async () => deskRequestSchema.parse((await agent.call("GET", `/desk/requests/${reference}`)).body);
  return { reference, email, replyTo: String(answer?.replyTo), show };
}

test("a reply to an answered request stands below it and opens it again", async () => {
  const { email, reference, replyTo, show } = await answeredRequest();
  expect((await show()).state).toBe("answered");
  const text = ["Content-Type: text/plain", "", "It is still full.", "", "On 3 May 2027, Wren wrote:", "> Please"];
  const raw = mixed({ from: email, to: replyTo }, [text, attachment("log.txt", "text/plain", Buffer.from("full\n"))]);
  await imap.deliver(raw);
  await imap.deliver(raw);
  expect(await look()).toBe(1);
  const { state, history } = await show();
  expect(state).toBe("open");
  expect(history.map(({ kind }) => kind)).toEqual(["answered", "replied"]);
  expect(history[1]).toMatchObject({ text: "It is still full.", files: [{ name: "log.txt" }] });
  expect(history[1]?.mailed).toMatchObject({ isOtherSender: false, original: expect.stringContaining("> Please") });
  const found = (await desk.queue(`?search=${reference}`)).entries;
  expect(found).toMatchObject([{ type: "request", lastAt: history[1]?.at }]);

  await agent.call("POST", `/desk/requests/${reference}/erase`);
  expect(await takeMail(cms.strapi, Buffer.from(mailOf({ from: email, to: replyTo })), new Date())).toBe(
    "unknown-address",
  );
});

test("with the support team's key a reply is stored encrypted, as the request was", async () => {
  const { publicKey } = await generateKey({ userIDs: [{ name: "Support", email: "support@wren.example" }] });
  const admin = await signInAsAdmin(cms);
  const saveKey = (supportPgpKey: string | null) =>
    admin.call("PUT", "/content-manager/single-types/api::website.website", { supportPgpKey });
  const { email, replyTo, show } = await answeredRequest();
  await saveKey(publicKey);
  try {
    await takeMail(cms.strapi, Buffer.from(mailOf({ from: email, to: replyTo, text: "A secret" })), new Date());
  } finally {
    await saveKey(null);
  }
  const reply = (await show()).history.at(-1);
  expect(reply?.text).toMatch(/^-----BEGIN PGP MESSAGE-----/);
  expect(reply?.mailed).toMatchObject({ isEncrypted: true, original: null });
});

test("a mailbox that cannot be reached fails the job, which its alert tells", async () => {
  process.env.INBOUND_IMAP_URL = "imap://replies:wrong@127.0.0.1:1";
  try {
    await expect(look()).rejects.toThrow();
  } finally {
    process.env.INBOUND_IMAP_URL = imap.url;
  }
});
