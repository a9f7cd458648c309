import { readFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { sendMail } from "../support/mails";

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

test("without a mail server every mail is a file that only its owner can read", async () => {
  await sendMail(cms.strapi, { to: "ada@example.org", subject: "Hello", text: "Hello Ada" });
  const folder = path.join(cms.dataDir, "mails");
  const list = () => readdir(folder).catch(() => []);
  await expect.poll(async () => (await list()).length).toBe(1);

  const [name = ""] = await list();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z-[0-9a-f-]{36}\.eml$/);
  expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  await expect.poll(() => readFile(path.join(folder, name), "utf8")).toContain("Hello Ada");
  expect(await readFile(path.join(folder, name), "utf8")).toMatch(
    /^From: Wren <no-reply@wren\.example>\r?\nTo: ada@example\.org/m,
  );
});
