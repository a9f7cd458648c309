import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { FILE_NAME_HEADER } from "@wren/domain";
import { createMessage, decrypt, encrypt, generateKey, readKey, readMessage, readPrivateKey } from "openpgp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInAsAdmin } from "../support/admin";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { uploadTo } from "../support/chat";
import { contactRequest, sha256 } from "../support/contact";
import { decodeBody, parseMime, partsOf } from "../support/mime";
import { signInAsFirstAdmin } from "../support/staff";
import { startSmtp } from "../../../scripts/lib/smtp.mjs";

const WEBSITE = "/content-manager/single-types/api::website.website";
const SUPPORT = "support@example.org";
const TEXT = "Only the support team may read this: Grüsse.";

let cms: BootedCms;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let keys: { publicKey: string; privateKey: string };
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  smtp = await startSmtp();
  process.env.SMTP_URL = `smtp://127.0.0.1:${String(smtp.port)}`;
  cms = await bootFromTemplate({ SUPPORT_EMAIL: SUPPORT });
  keys = await generateKey({ userIDs: [{ name: "Support" }] });
  admin = await signInAsAdmin(cms);
  await admin.call("PUT", WEBSITE, { supportPgpKey: keys.publicKey });
});
afterAll(async () => {
  await cms.stop();
  await smtp.stop();
});

async function read(armoredMessage: string): Promise<string> {
  const decryptionKeys = await readPrivateKey({ armoredKey: keys.privateKey });
  const { data } = await decrypt({ message: await readMessage({ armoredMessage }), decryptionKeys });
  return data;
}

/** Sends a request, and finds it where it is stored and in the mail to support. */
async function send(message: string) {
  const request = contactRequest({ message });
  const { status, body } = await call("support/contact", { body: request });
  const where = { tokenHash: sha256(request.formToken) };
  const stored = await cms.strapi.db.query("api::contact.contact-request").findOne({ where });
  return { status, stored, request, mail: status === 200 ? await mailedTo(SUPPORT, body.reference) : "" };
}

async function mailedTo(address: string, reference: string): Promise<string> {
  const find = () =>
    smtp.received.find(({ to, raw }) => to[0] === address && parseMime(raw).headers.get("subject") === reference);
  await expect.poll(find).toBeDefined();
  return find()?.raw ?? "";
}

const textOf = (mail: string) => decodeBody(parseMime(mail)).replaceAll("\r\n", "\n");

const armorIn = (text: string) => /-----BEGIN PGP MESSAGE-----[\s\S]+-----END PGP MESSAGE-----/.exec(text)?.[0] ?? "";

test("a message is encrypted on arrival: stored and mailed like that, and readable with support's key alone", async () => {
  const { stored, mail, request } = await send(TEXT);
  expect(stored).toMatchObject({ isEncrypted: true });
  expect(await read(stored.message)).toBe(TEXT);
  const mailed = await read(armorIn(textOf(mail)));
  expect(mailed).toContain(TEXT);
  expect(mailed).toContain(`E-mail: ${String(request.email)}`);
  // Servers on the way see neither who writes nor about what.
  for (const secret of ["Only the support team", request.email, "Nest", "problem"]) {
    expect(mail).not.toContain(secret);
    expect(textOf(mail)).not.toContain(secret);
  }
});

test("an attachment is encrypted on arrival, and staff save it as it is", async () => {
  const uploaded = await fetch(`${cms.url}/api/support/contact/files`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", [FILE_NAME_HEADER]: "receipt.txt" },
    body: TEXT,
  });
  const { ref, name } = (await uploaded.json()) as { ref: string; name: string };
  expect(name).toBe("receipt.txt");
  const file = await cms.strapi.db.query("api::contact.contact-file").findOne({ where: { refHash: sha256(ref) } });
  const kept = await readFile(path.join(cms.dataDir, "private", "contact", file.storedAs));
  expect(kept.toString()).not.toContain(TEXT);

  const { body } = await call("support/contact", { body: contactRequest({ files: [ref] }) });
  const saved = await fetch(`${cms.url}/desk/requests/${String(body.reference)}/files/${String(file.id)}`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  expect(saved.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''receipt.txt.pgp");
  const message = await readMessage({ binaryMessage: new Uint8Array(await saved.arrayBuffer()) });
  const decryptionKeys = await readPrivateKey({ armoredKey: keys.privateKey });
  expect((await decrypt({ message, decryptionKeys })).data).toBe(TEXT);
});

test("staff see that a message is encrypted, find it by its sender alone, and answer with files in clear", async () => {
  const request = contactRequest({ message: TEXT, email: "sealed@example.org" });
  const reference = String((await call("support/contact", { body: request })).body.reference);
  const staff = await signInAsFirstAdmin(cms);
  const found = async (search: string) =>
    (await staff.call("GET", `/desk/requests/list?search=${encodeURIComponent(search)}`)).body.requests;
  expect(await found("sealed@example.org")).toMatchObject([{ reference, beginning: null }]);
  expect(await found("sealed PGP MESSAGE")).toEqual([]);

  const address = `${cms.url}/desk/requests/${reference}/files`;
  const { body } = await uploadTo(address, { token: staff.token, bytes: "Press the button.", name: "a.txt" });
  const answer = { key: randomUUID(), answer: "See the file.", files: [body.ref] };
  expect((await staff.call("POST", `/desk/requests/${reference}/answer`, answer)).status).toBe(200);
  const answers = () => smtp.received.filter(({ to, raw }) => to[0] === "sealed@example.org" && raw.includes("a.txt"));
  await expect.poll(answers).toHaveLength(1);
  const [, attached] = partsOf(parseMime(answers()[0]?.raw ?? ""));
  expect(attached && decodeBody(attached)).toBe("Press the button.");
});

test("what a browser encrypted stays as it came, also when it is longer than a message may be", async () => {
  const long = "All of it. ".repeat(450);
  const encryptionKeys = await readKey({ armoredKey: keys.publicKey });
  const encrypted: unknown = await encrypt({ message: await createMessage({ text: long }), encryptionKeys });
  const armored = String(encrypted).trim();
  const { stored } = await send(armored);
  expect(stored).toMatchObject({ isEncrypted: true, message: armored });
  expect(await read(stored.message)).toBe(long);
});

test("what only begins like an encrypted message is a message like any other", async () => {
  const { status } = await send(`-----BEGIN PGP MESSAGE-----\n${"x".repeat(6_000)}`);
  expect(status).toBe(400);
});

test("a key that cannot be used is refused at its field, and a private one above all", async () => {
  await expect(admin.call("PUT", WEBSITE, { supportPgpKey: "no key" })).rejects.toThrow(/no public key/);
  await expect(admin.call("PUT", WEBSITE, { supportPgpKey: keys.privateKey })).rejects.toThrow(/private key/);
});
