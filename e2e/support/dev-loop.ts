import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyProject } from "../../scripts/lib/dev/project-copy.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startService } from "../../scripts/lib/service.mjs";
import { copyTemplateData } from "../../scripts/lib/template-data.mjs";
import { expect, test as base } from "./test.ts";

type Development = Awaited<ReturnType<typeof startDevelopment>>;

/** Journeys of a developer: `npm run dev` in a copy of the project with its own data. */
export const test = base.extend<{ dev: Development }>({
  dev: async ({}, use, testInfo) => {
    const dev = await startDevelopment();
    await use(dev);
    await dev.stop();
    if (testInfo.errors.length > 0) await writeFile(testInfo.outputPath("npm-run-dev.log"), dev.lines.join("\n"));
  },
  baseURL: async ({ dev }, use) => {
    await use(dev.url);
  },
});

/** Upper bound; the start fails earlier when it makes no progress. */
const START_MS = 180_000;

async function startDevelopment() {
  const { dataDir, ...data } = await copyTemplateData();
  const { root, ...project } = await copyProject();
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${String(port)}`;
  const lines: string[] = [];
  let known = 0;
  const service = startService({
    name: "npm run dev",
    args: ["scripts/dev.mjs"],
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: String(port), CMS_PORT: String(cmsPort), PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: "" },
    },
    onLine: (line) => lines.push(line),
  });
  const stop = async () => {
    await service.stop();
    await Promise.all([data.remove(), project.remove()]);
  };
  const untilPrinted = (pattern: RegExp, timeout: number) =>
    expect.poll(() => lines.slice(known).join("\n"), { message: "npm run dev says", timeout }).toMatch(pattern);
  try {
    await Promise.race([untilPrinted(/^Site /m, START_MS), service.failed]);
  } catch (error) {
    await stop();
    throw new Error(`npm run dev does not start:\n${lines.join("\n")}`, { cause: error });
  }

  return {
    url,
    cmsUrl: `http://localhost:${String(cmsPort)}`,
    lines,
    /** Ignores the output so far when waiting for lines. */
    forgetLines: () => (known = lines.length),
    untilPrinted,
    async edit(file: string, from: string, to: string) {
      const absolute = path.join(root, file);
      const text = await readFile(absolute, "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(absolute, text.replace(from, to));
    },
    stop,
  };
}
