import { randomBytes } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin } from "../support/staff";

/** Other tests use the same temporary folder, so files are recognised by what they hold. */
const MARK = randomBytes(32).toString("hex");
const BYTES = `${MARK}\n${"x".repeat(70_000)}`;
const SIGNATURE = { "Sandbox-Signature": "1.forged" };

let cms: BootedCms;
let token: string;

beforeAll(async () => {
  cms = await bootFromTemplate();
  ({ token } = await signInAsFirstAdmin(cms));
});
afterAll(() => cms.stop());

/** Files in the temporary folder that were unpacked from a form of this test. */
async function leftFiles(): Promise<string[]> {
  const names = await readdir(os.tmpdir());
  const isOurs = async (name: string) => {
    const file = path.join(os.tmpdir(), name);
    const isFile = await stat(file).then(
      (found) => found.isFile() && found.size <= BYTES.length,
      () => false,
    );
    return isFile && (await readFile(file, "utf8").catch(() => "")).startsWith(MARK);
  };
  const areOurs = await Promise.all(names.map(isOurs));
  return names.filter((_, index) => areOurs[index]);
}

function formWith(...fields: string[]): FormData {
  const form = new FormData();
  for (const field of fields) form.append(field, new Blob([BYTES], { type: "text/plain" }), "notes.txt");
  return form;
}

async function send(method: string, route: string, { body, headers }: { body: FormData; headers?: object }) {
  const { status } = await fetch(cms.url + route, { method, body, headers: { ...headers } });
  return status;
}

test.each([
  ["POST", "/api/webhooks/sandbox", 415],
  ["POST", "/api/WEBHOOKS/stripe/", 415],
  ["POST", "/api/auth/local", 415],
  ["PUT", "/api/website", 415],
  ["POST", "/api/upload", 415],
  ["POST", "/upload", 401],
  ["POST", "/upload/files", 401],
  ["POST", "/admin/project-settings", 401],
  ["POST", "/admin/login", 401],
  ["POST", "/no-such-page", 401],
])("a stranger's form with files is refused before it is unpacked: %s %s", async (method, route, status) => {
  expect(await send(method, route, { body: formWith("files", "other"), headers: SIGNATURE })).toBe(status);
  const forged = { Authorization: `Bearer ${token}x` };
  expect(await send(method, route, { body: formWith("files", "other"), headers: forged })).toBe(status);
  expect(await leftFiles()).toEqual([]);
});

test("whatever becomes of a form of the staff, no file stays unpacked", async () => {
  const headers = { Authorization: `Bearer ${token}` };
  expect(await send("POST", "/upload", { body: formWith("files"), headers })).toBe(201);
  expect(await send("POST", "/upload", { body: formWith("files", "other"), headers })).toBe(201);
  // No picture, and then no such page: both are refused after the form was unpacked.
  expect(await send("POST", "/admin/project-settings", { body: formWith("menuLogo"), headers })).toBe(400);
  expect(await send("POST", "/upload?id=4711", { body: formWith("files", "other"), headers })).toBe(404);
  expect(await send("POST", "/admin/login", { body: formWith("files", "other"), headers })).toBe(400);
  expect(await leftFiles()).toEqual([]);
});

test("a form that breaks off in the middle leaves no file", async () => {
  const { hostname, port } = new URL(cms.url);
  const head = [
    "POST /upload HTTP/1.1",
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=edge",
    "Content-Length: 1000000",
  ].join("\r\n");
  const part = `--edge\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\nContent-Type: text/plain`;
  const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n${part}\r\n\r\n${BYTES}`));
  await expect.poll(leftFiles).toHaveLength(1);
  socket.destroy();
  await expect.poll(leftFiles).toEqual([]);
});
