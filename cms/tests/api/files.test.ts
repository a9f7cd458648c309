import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LOCALES, resourceSchema, storedFileSchema, supportFileSchema, type SupportFile } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInAsAdmin } from "../support/admin";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { signInAsNewEditor, type Staff } from "../support/staff";

const { fillChecksums } = requireBuilt(
  "api/files/work/fill-checksums",
) as typeof import("../../src/api/files/work/fill-checksums");

const SUPPORT_FILES = "/content-manager/collection-types/api::support-file.support-file";
const SEED_FILES = path.resolve(import.meta.dirname, "..", "..", "seed-files");

let cms: BootedCms;
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let editor: Staff;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsAdmin(cms);
  editor = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const library = () => cms.strapi.db.query("plugin::upload.file");

async function listSupportFiles(): Promise<SupportFile[]> {
  const { body } = await call("support-files?populate=*&pagination[pageSize]=100&sort=position");
  return supportFileSchema.array().parse(body.data);
}

async function upload(name: string, bytes: string | Buffer, { replacing }: { replacing?: number } = {}) {
  const form = new FormData();
  form.append("files", new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const query = replacing === undefined ? "" : `?id=${String(replacing)}`;
  if (replacing !== undefined) form.append("fileInfo", JSON.stringify({ name }));
  const answer = await admin.call("POST", `/upload${query}`, form);
  return (Array.isArray(answer) ? answer[0] : answer) as { id: number; url: string };
}

test("every file of the demo has the size and the checksum of the bytes that were stored", async () => {
  const files = await listSupportFiles();
  expect(files.length).toBeGreaterThan(9);
  for (const { file, signature } of files) {
    for (const stored of signature ? [file, signature] : [file]) {
      const bytes = await readFile(path.join(SEED_FILES, stored.name));
      expect(stored).toMatchObject({ sha256: sha256(bytes), sizeBytes: bytes.length });
      expect(sha256(Buffer.from(await (await fetch(cms.url + stored.url)).arrayBuffer()))).toBe(stored.sha256);
    }
  }
});

test("the list of all checksums says the same as the site", async () => {
  const lines = (await readFile(path.join(SEED_FILES, "wren-files-sums.txt"), "utf8")).trim().split("\n");
  const listed = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const { file } of await listSupportFiles()) {
    if (file.name !== "wren-files-sums.txt") expect(listed.get(file.name)).toBe(file.sha256);
  }
});

test("a replaced file has a new checksum under the same address, for every language at once", async () => {
  const stored = await upload("notes.txt", "first edition");
  const fields = {
    title: { en: "Notes", de: "Notizen" },
    platform: "all",
    file: stored.id,
    position: 99,
    active: true,
  };
  const made = await editor.call("POST", SUPPORT_FILES, fields);
  expect(made.status).toBe(201);
  await upload("notes.txt", "second edition, longer", { replacing: stored.id });
  const [found] = (await listSupportFiles()).filter(({ title }) => title.en === "Notes");
  expect(found?.file).toMatchObject({ url: stored.url, sha256: sha256("second edition, longer"), sizeBytes: 22 });
  expect(await (await fetch(cms.url + stored.url)).text()).toBe("second edition, longer");

  const other = await upload("other.txt", "another file");
  await editor.call("PUT", `${SUPPORT_FILES}/${String(made.body.data.documentId)}`, { ...fields, file: other.id });
  const [changed] = (await listSupportFiles()).filter(({ title }) => title.en === "Notes");
  expect(changed?.file.sha256).toBe(sha256("another file"));
});

test("nobody types a checksum: not by the file's details, not by an entry, not by the content api", async () => {
  const stored = await upload("fixed.txt", "as it is");
  const forged = { sha256: "0".repeat(64), sizeBytes: 1 };
  const details = new FormData();
  details.append("fileInfo", JSON.stringify({ name: "fixed.txt", ...forged }));
  await admin.call("POST", `/upload?id=${String(stored.id)}`, details).catch(() => null);
  const fields = { title: { en: "Fixed", de: "Fest" }, platform: "all", position: 99, active: true, ...forged };
  await editor.call("POST", SUPPORT_FILES, { ...fields, file: { id: stored.id, ...forged } });
  expect(await library().findOne({ where: { id: stored.id } })).toMatchObject({ sha256: sha256("as it is") });

  for (const path of ["support-files", "resources", "upload"]) {
    expect((await call(path, { body: { data: fields } })).status, path).toBeGreaterThanOrEqual(403);
  }
});

test("files from before there were checksums get theirs at the next start", async () => {
  const stored = await upload("old.txt", "from before");
  await library().update({ where: { id: stored.id }, data: { sha256: null, sizeBytes: null } });
  await fillChecksums(cms.strapi);
  const filled = await library().findOne({ where: { id: stored.id } });
  expect(filled).toMatchObject({ sha256: sha256("from before"), sizeBytes: 11 });
});

test("archives and signatures can be uploaded; what a browser would run cannot", async () => {
  const zip = Buffer.from("504b0506000000000000000000000000000000000000", "hex");
  const wanted = { "a.zip": zip, "a.img": "image", "a.apk": zip, "a.asc": "key", "a.sig": "sig", "a.minisig": "sig" };
  for (const [name, bytes] of Object.entries(wanted)) await expect(upload(name, bytes), name).resolves.toBeDefined();
  const refused = { "a.html": "<script>", "a.svg": "<svg/>", "a.xml": "<?xml version='1.0'?><a/>", "a.js": "alert(1)" };
  for (const [name, bytes] of Object.entries(refused)) await expect(upload(name, bytes), name).rejects.toThrow("400");
});

test("a download has its name, is nothing to be opened, and is confirmed by its tag", async () => {
  const { url } = await upload("Größe & Maß.txt", "<script>alert(1)</script>");
  const whole = await fetch(cms.url + url);
  const said = {
    "content-type": "text/plain; charset=utf-8",
    "content-disposition":
      "attachment; filename=\"Gr__e & Ma_.txt\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20Ma%C3%9F.txt",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    "content-length": "25",
    etag: `"${sha256("<script>alert(1)</script>")}"`,
  };
  for (const [name, value] of Object.entries(said)) expect(whole.headers.get(name), name).toBe(value);
  const etag = whole.headers.get("etag") ?? "";
  expect((await fetch(cms.url + url, { headers: { "If-None-Match": etag } })).status).toBe(304);
  const head = await fetch(cms.url + url, { method: "HEAD", headers: { Range: "bytes=0-3" } });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "25"]);
});

test("whoever was interrupted fetches the rest, if it is still the rest of the same", async () => {
  const { url } = await upload("parts.img", "0123456789");
  const etag = `"${sha256("0123456789")}"`;
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(cms.url + url, { headers });
    return [response.status, response.headers.get("content-range"), await response.text()];
  };
  expect(await ask({ Range: "bytes=4-" })).toEqual([206, "bytes 4-9/10", "456789"]);
  expect(await ask({ Range: "bytes=0-0" })).toEqual([206, "bytes 0-0/10", "0"]);
  expect(await ask({ Range: "bytes=-3" })).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await ask({ Range: "bytes=4-", "If-Range": etag })).toEqual([206, "bytes 4-9/10", "456789"]);
  expect(await ask({ Range: "bytes=4-", "If-Range": '"another"' })).toEqual([200, null, "0123456789"]);
  expect(await ask({ Range: "bytes=1-2,4-5" })).toEqual([200, null, "0123456789"]);
  expect((await ask({ Range: "bytes=10-" })).slice(0, 2)).toEqual([416, "bytes */10"]);
});

test.each(LOCALES)("there are guides in %s, with what can be taken along", async (locale) => {
  const { body } = await call(`resources?locale=${locale}&populate=*&sort=position`);
  const guides = resourceSchema.array().parse(body.data);
  expect(guides.map(({ slug }) => slug)).toEqual([
    "verify-your-phone",
    "warranty-and-repair",
    "security",
    "accessibility",
    "press-kit",
  ]);
  const slip = storedFileSchema.parse(guides[1]?.attachments?.[0]);
  expect(slip.name).toBe(`wren-repair-slip-${locale}.txt`);
});
