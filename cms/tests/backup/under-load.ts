import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { PlacedOrder } from "@wren/domain";
import { expect } from "vitest";
import { makeTemporaryFolder } from "../../../scripts/lib/temporary-folders.mjs";
import { bootAt, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { newVisitor, signInVisitor } from "../support/chat";
import { rowsOf } from "../support/rows";
import { place } from "../support/shop";

const { auditBooks } = requireBuilt(
  "api/order-desk/work/books/audit-books",
) as typeof import("../../src/api/order-desk/work/books/audit-books");

const ROOT = path.resolve(import.meta.dirname, "..", "..", "..");
const BUYERS = 3;

/** Runs a command of the project as an operator does, in a process of its own. */
export async function runScript(name: "backup" | "restore", args: string[], env: Record<string, string>) {
  const script = path.join(ROOT, "scripts", `${name}.mjs`);
  return promisify(execFile)(process.execPath, [script, ...args], { cwd: ROOT, env: { ...process.env, ...env } });
}

/** Backs up a shop that is selling, restores it elsewhere, and looks for what was there at the last moment before. */
export async function expectRestored(cms: BootedCms, databases: { from: string; to: string }): Promise<void> {
  const folder = await makeTemporaryFolder("restored");
  try {
    const visitor = await newVisitor(cms);
    await visitor.send("Hello");
    const { file } = await visitor.attach("what the phone said", "log.txt");
    const expired = await place(
      createCaller(() => cms.url),
      { email: "expired@example.org" },
    );
    await rowsOf(cms.strapi, "order").updateMany({
      where: { number: expired.number },
      data: { keepUntil: new Date(Date.now() - 1_000) },
    });

    const [last, backup] = await backUpWhileSelling(cms, { to: folder, databaseUrl: databases.from });
    await cms.stop();
    const dataDir = path.join(folder, "data");
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databases.to };
    const { stdout } = await runScript("restore", ["--from", backup], settings);
    expect(stdout).toContain("Restored into");
    await expect(runScript("restore", ["--from", backup], settings)).rejects.toMatchObject({ code: 1 });

    const restored = await bootAt(dataDir, { DATABASE_URL: databases.to });
    try {
      await expectWhole(restored, { last, visitor, fileId: file?.id ?? 0 });
      const erased = await rowsOf(restored.strapi, "order").findOne({ where: { number: expired.number } });
      expect(erased.email).toBe("");
    } finally {
      await restored.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function expectWhole(
  cms: BootedCms,
  { last, visitor, fileId }: { last: PlacedOrder; visitor: { email: string }; fileId: number },
): Promise<void> {
  const found = await createCaller(() => cms.url)("shop/orders/look-up", { body: { secret: last.secret } });
  expect(found.body).toMatchObject({ number: last.number });
  const { texts, download } = await signInVisitor(cms.url, visitor.email);
  expect(await texts()).toEqual(["Hello", ""]);
  expect(await (await download(fileId)).text()).toBe("what the phone said");
  await expectPicture(cms);
  expect(await auditBooks(cms.strapi)).toEqual([]);
}

/** @returns the last order that was placed before the backup began, and the backup */
async function backUpWhileSelling(
  cms: BootedCms,
  { to, databaseUrl }: { to: string; databaseUrl: string },
): Promise<[PlacedOrder, string]> {
  const call = createCaller(() => cms.url);
  const sale = { isOver: false, count: 0 };
  const buyers = Array.from({ length: BUYERS }, async (_, index) => {
    while (!sale.isOver) {
      await place(call, {
        lines: [{ sku: "CASE-RED", quantity: 1 }],
        email: `buyer-${String(index)}-${String(sale.count)}@example.org`,
      });
      sale.count += 1;
    }
  });
  const last = await place(call);
  const before = sale.count;
  const { stdout } = await runScript("backup", ["--to", to], { DATA_DIR: cms.dataDir, DATABASE_URL: databaseUrl });
  expect(sale.count).toBeGreaterThan(before);
  sale.isOver = true;
  await Promise.all(buyers);
  return [last, stdout.split("   ")[0] ?? ""];
}

async function expectPicture({ strapi, url, dataDir }: BootedCms): Promise<void> {
  const picture = await strapi.db.query("plugin::upload.file").findOne({ where: { mime: "image/webp" } });
  const served = await fetch(url + String(picture.url));
  expect(served.status).toBe(200);
  const bytes = await readFile(path.join(dataDir, "public", String(picture.url)));
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
}
