import { cp, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";
import { findFreePort } from "./ports.mjs";
import { startCms } from "./stack.mjs";

/**
 * Tests want a seeded database, and seeding takes half a minute: one is made for each build of the cms,
 * kept, and copied for whoever needs it.
 * @returns {Promise<string>} a data folder that must not be changed
 */
export async function ensureTemplateData() {
  const key = await fingerprint(["cms/dist/src", "cms/dist/config", "cms/package-lock.json"]);
  const template = inRoot(".cache", `template-data-${key.slice(0, 16)}`);
  if (await exists(template)) return template;

  await mkdir(inRoot(".cache"), { recursive: true });
  return withLock(inRoot(".cache", "template-data.lock"), async () => {
    if (await exists(template)) return template;
    const unfinished = await mkdtemp(inRoot(".cache", "template-data-new-"));
    const cms = await startCms({ dataDir: unfinished, cmsPort: await findFreePort(), env: { DATABASE_URL: "" } });
    await cms.stop();
    await rename(unfinished, template);
    return template;
  });
}

/** @returns {Promise<{ dataDir: string, remove: () => Promise<void> }>} a seeded data folder of one's own */
export async function copyTemplateData() {
  const template = await ensureTemplateData();
  const dataDir = await mkdtemp(path.join(tmpdir(), "wren-data-"));
  await cp(template, dataDir, { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** @param {string} file */
async function exists(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
