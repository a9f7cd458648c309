// `npm run bench`: what the site costs at rest, measured on the built stack with a seeded database.
import { readFile } from "node:fs/promises";
import { exitWith, Failure } from "../scripts/lib/failure.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { copyTemplateData } from "../scripts/lib/template-data.mjs";

/** The promises that docs/operations.md makes. */
const LIMITS_MB = { web: 150, cms: 400 };
const WARM_UP_REQUESTS = 50;

await exitWith(async () => {
  await prepare({ withTools: false });
  const { dataDir, remove } = await copyTemplateData();
  const settings = { dataDir, port: await findFreePort(), cmsPort: await findFreePort(), env: { DATABASE_URL: "" } };

  const cmsStartedAt = Date.now();
  const cms = await startCms(settings);
  const webStartedAt = Date.now();
  const web = await startWeb(settings);
  const readyAt = Date.now();
  try {
    for (let request = 0; request < WARM_UP_REQUESTS; request++) {
      const response = await fetch(`${web.url}/${request % 2 ? "de" : ""}`, { headers: { "User-Agent": "bench" } });
      await response.arrayBuffer();
    }
    const memory = { web: await residentMb(web.pid), cms: await residentMb(cms.pid) };

    print("start of cms (seeded)", `${webStartedAt - cmsStartedAt} ms`);
    print("start of web", `${readyAt - webStartedAt} ms`);
    print("memory of web at rest", `${memory.web} MB (limit ${LIMITS_MB.web})`);
    print("memory of cms at rest", `${memory.cms} MB (limit ${LIMITS_MB.cms})`);
    return memory.web <= LIMITS_MB.web && memory.cms <= LIMITS_MB.cms ? 0 : 1;
  } finally {
    await web.stop();
    await cms.stop();
    await remove();
  }
});

/** @param {number | undefined} pid */
async function residentMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => {
    throw new Failure("Memory is read from /proc, which only Linux has.");
  });
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return Math.round(kilobytes / 1024);
}

/**
 * @param {string} label
 * @param {string} value
 */
function print(label, value) {
  process.stdout.write(`${label.padEnd(28)}${value}\n`);
}
