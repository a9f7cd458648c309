import { readdir } from "node:fs/promises";
import path from "node:path";
import { FILE_NAME_HEADER, VISITOR_KEY_HEADER, type ContactRequest } from "@wren/domain";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { ago, captchaFrom, contactRequest, MINUTE_MS, sha256, tokenFrom } from "../support/contact";
import { decodeBody, decodeHeader, parseMime, partsOf } from "../support/mime";
import { startSmtp } from "../../../scripts/lib/smtp.mjs";
import { rowsOf } from "../support/rows";

const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");
const { issueCaptcha } = requireBuilt(
  "api/captcha/work/captcha-id",
) as typeof import("../../src/api/captcha/work/captcha-id");

const DAY_MS = 24 * 60 * MINUTE_MS;

let cms: BootedCms;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  smtp = await startSmtp();
  process.env.SMTP_URL = `smtp://127.0.0.1:${String(smtp.port)}`;
  cms = await bootFromTemplate({ SUPPORT_EMAIL: "support@example.org" });
});
afterAll(async () => {
  await cms.stop();
  await smtp.stop();
});

const rows = (name: string) => rowsOf(cms.strapi, name);
const send = (changes: Partial<ContactRequest> = {}) => call("support/contact", { body: contactRequest(changes) });
const storedOf = (formToken: string) => rows("contact-request").findOne({ where: { tokenHash: sha256(formToken) } });

test("a request is stored, support gets it with the sender's address, and the sender gets a receipt without it", async () => {
  const message = "<b>Bold</b> & <script>alert(1)</script>\nIt does not work at all.";
  const request = contactRequest({ message, email: "grace@example.org", language: "de" });
  const { status, body } = await call("support/contact", { body: request });
  expect(status).toBe(200);
  expect(body.reference).toMatch(/^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await storedOf(request.formToken)).toMatchObject({ reference: body.reference, message, state: "open" });

  const toSupport = await received("support@example.org", body.reference);
  expect(toSupport.headers.get("reply-to")).toBe("grace@example.org");
  expect(toSupport.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(decodeBody(toSupport).replaceAll("\r\n", "\n")).toContain(message);

  const receipt = await received("grace@example.org", body.reference);
  expect(receipt.headers.get("reply-to")).toBe("support@example.org");
  const texts = partsOf(receipt).map(decodeBody).join("\n");
  expect(texts).toContain("Ihre Nachricht ist angekommen");
  expect(texts).not.toContain("It does not work");
});

test("sent twice, even at the same moment, it is stored once and answered alike", async () => {
  const request = contactRequest({ email: "twice@example.org" });
  const answers = await Promise.all([1, 2, 3].map(() => call("support/contact", { body: request })));
  const later = await call("support/contact", { body: request });
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set([...answers, later].map(({ body }) => body.reference)).size).toBe(1);
  expect(await rows("contact-request").count({ where: { email: "twice@example.org" } })).toBe(1);
});

test("a captcha counts once, right or wrong", async () => {
  const captchaId = captchaFrom(new Date());
  expect(refusal(await send({ captchaId, captchaText: "AAAAA" }))).toBe("captcha-invalid");
  expect(refusal(await send({ captchaId }))).toBe("captcha-expired");
  const used = captchaFrom(new Date());
  expect((await send({ captchaId: used })).status).toBe(200);
  expect(refusal(await send({ captchaId: used }))).toBe("captcha-expired");
});

test("an old, a forged and another form's captcha do not count", async () => {
  const good = captchaFrom(new Date());
  const ofAnotherForm = issueCaptcha("search" as "contact", new Date());
  const longer = good.replace(/\.([0-9a-z]+)\./, ".zzzzzzzz.");
  for (const captchaId of [captchaFrom(ago(11 * MINUTE_MS)), ofAnotherForm, longer, `${good}x`, "nonsense"])
    expect(refusal(await send({ captchaId }))).toBe("captcha-expired");
});

test("small letters and spaces are no mistake", async () => {
  const request = contactRequest();
  const captchaText = request.captchaText.toLowerCase().split("").join(" ");
  expect((await call("support/contact", { body: { ...request, captchaText } })).status).toBe(200);
});

test.each([
  ["fills in the field that nobody sees", { homepage: "https://spam.example" }],
  ["is too fast", { formToken: "fresh" }],
  ["brings a token of its own", { formToken: "a.b.c" }],
  ["has a form from yesterday", { formToken: "old" }],
])("who %s gets the plain failure, and the captcha stays unused", async (_who, changes) => {
  const tokens: Record<string, string> = { fresh: tokenFrom(new Date()), old: tokenFrom(ago(25 * 60 * MINUTE_MS)) };
  const formToken = "formToken" in changes ? (tokens[changes.formToken] ?? changes.formToken) : undefined;
  const request = contactRequest({ ...changes, ...(formToken && { formToken }) });
  expect(refusal(await call("support/contact", { body: request }))).toBe("contact-failed");
  expect((await send({ captchaId: request.captchaId })).status).toBe(200);
});

test.each([
  ["a message that is too short", { message: "Too short" }],
  ["a message that is too long", { message: "x".repeat(5_001) }],
  ["control characters", { message: "A message with \u0000 in the middle of it" }],
  ["a reversed direction of reading", { message: "A message with \u202e in the middle of it" }],
  ["a second header in the address", { email: "ada@example.org\r\nBcc: all@example.org" }],
  ["a second address", { email: "ada@example.org, bea@example.org" }],
  ["a mistyped support id", { supportId: "S-1111-1111-2" }],
  ["too many files", { files: ["a", "b", "c", "d"] }],
])("%s is refused", async (_what, changes) => {
  expect((await send(changes)).status).toBe(400);
});

test("requests are on no address of the content api", async () => {
  for (const type of ["contact-requests", "contact-files", "contact-events", "captchas"])
    expect((await call(type)).status).toBe(404);
});

test("a picture is kept without what it tells about its place, and goes with its request", async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#b6000e" } })
    .withExif({ IFD3: { GPSLatitude: "46/1 57/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  const { status, body } = await upload(picture, "../../Ferien «Bern».exe");
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: "_.._Ferien _Bern_.jpg", type: "image/jpeg" });

  const request = contactRequest({ files: [body.ref] });
  expect((await call("support/contact", { body: request })).status).toBe(200);
  const { id } = await storedOf(request.formToken);
  const file = await rows("contact-file").findOne({ where: { requestId: id } });
  const stored = path.join(cms.dataDir, "private", "contact", String(file.storedAs));
  const metadata = await sharp(stored).metadata();
  expect({ width: metadata.width, exif: metadata.exif }).toEqual({ width: 40, exif: undefined });
  expect(refusal(await send({ files: [body.ref] }))).toBe("files-expired");
});

test.each([
  ["a page", Buffer.from("\x00<html>"), "file-type"],
  ["a program", Buffer.from("MZ\x90\x00\x03"), "file-type"],
  ["text in no known encoding", Buffer.from([0x66, 0x81, 0x72]), "file-type"],
  ["half a picture", Buffer.from("\x89PNG\r\n\x1a\n and nothing", "latin1"), "file-broken"],
  ["nothing", Buffer.alloc(0), "file-empty"],
  ["more than 5 MB", Buffer.alloc(5 * 1024 * 1024 + 1, "a"), "file-too-large"],
])("%s is not taken, whatever it is called", async (_what, bytes, code) => {
  expect(refusal(await upload(bytes, "picture.png"))).toBe(code);
});

test("text and PDF are taken as they are", async () => {
  expect((await upload(Buffer.from("Grüezi\r\n\twohl"), "log")).body).toMatchObject({
    type: "text/plain",
    name: "log.txt",
  });
  expect((await upload(Buffer.from("%PDF-1.7 …"), "a.pdf")).body).toMatchObject({ type: "application/pdf" });
});

test("hundreds of small files of somebody else keep nobody from attaching theirs", async () => {
  const files = rowsOf(cms.strapi, "contact-file");
  const small = (index: number) => ({
    ...{ name: "a.txt", type: "text/plain", size: 1, visitor: `eve ${String(index % 20)}`, uploadedAt: new Date() },
    ...{ refHash: `hoarded ${String(index)}`, storedAs: `hoarded-${String(index)}` },
  });
  await files.createMany({ data: Array.from({ length: 240 }, (_, index) => small(index)) });
  const { status, body } = await upload(Buffer.from("an honest text"), "honest.txt");
  expect(status).toBe(200);
  expect((await send({ files: [body.ref] })).status).toBe(200);
  const attached = await files.findOne({ where: { name: "honest.txt" } });
  expect(attached).toMatchObject({ requestId: expect.any(Number), visitor: null });
  await files.deleteMany({ where: { refHash: { $startsWith: "hoarded" } } });
});

test("one visitor's thirteenth waiting file takes the place of the first", async () => {
  const refs: string[] = [];
  for (let count = 0; count < 13; count += 1)
    refs.push((await upload(Buffer.from(`text ${String(count)}`), "of one visitor.txt")).body.ref);
  expect(await rowsOf(cms.strapi, "contact-file").count({ where: { name: "of one visitor.txt" } })).toBe(12);
  expect(refusal(await send({ files: refs.slice(0, 1) }))).toBe("files-expired");
  expect((await send({ files: refs.slice(-1) })).status).toBe(200);
});

test("everything is erased after its time: captchas, files that were never sent, and requests with theirs", async () => {
  const { ref } = (await upload(Buffer.from("a text to be erased"), "a.txt")).body;
  expect((await send({ files: [ref] })).status).toBe(200);
  await upload(Buffer.from("never sent"), "b.txt");

  await runRetention(cms.strapi, new Date(Date.now() + 59 * MINUTE_MS));
  expect(await rows("captcha").count()).toBe(0);
  expect(await rows("contact-file").count({ where: { requestId: null } })).toBeGreaterThan(0);
  await runRetention(cms.strapi, new Date(Date.now() + 61 * MINUTE_MS));
  expect(await rows("contact-file").count({ where: { requestId: null } })).toBe(0);
  await runRetention(cms.strapi, new Date(Date.now() + 179 * DAY_MS));
  expect(await rows("contact-request").count()).toBeGreaterThan(0);
  await runRetention(cms.strapi, new Date(Date.now() + 181 * DAY_MS));
  expect(await rows("contact-request").count()).toBe(0);
  expect(await rows("contact-file").count()).toBe(0);
  expect(await readdir(path.join(cms.dataDir, "private", "contact"))).toEqual([]);
});

function refusal({ status, body }: { status: number; body: { error?: { message: string } } }) {
  expect(status).toBe(400);
  return body.error?.message;
}

async function upload(bytes: Buffer, name: string) {
  const response = await fetch(`${cms.url}/api/support/contact/files`, {
    method: "POST",
    headers: {
      "Content-Type": "application/octet-stream",
      [FILE_NAME_HEADER]: encodeURIComponent(name),
      [VISITOR_KEY_HEADER]: name,
    },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
}

async function received(to: string, reference: string) {
  const find = () =>
    smtp.received
      .filter((mail) => mail.to[0] === to)
      .map(({ raw }) => parseMime(raw))
      .find(({ headers }) => decodeHeader(headers.get("subject") ?? "").includes(reference));
  await expect.poll(find).toBeDefined();
  const mail = find();
  if (!mail) throw new Error("No such mail");
  return mail;
}
