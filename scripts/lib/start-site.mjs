import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { requireWritable } from "./data-dir.mjs";
import { exitWith } from "./failure.mjs";
import { startDemoChain, wantsDemoChain } from "./monero/demo-chain.mjs";
import { requireFreePort } from "./ports.mjs";
import { prepare } from "./prepare.mjs";
import { seconds, step } from "./progress.mjs";
import { nextStopSignal, printLine, readSettings } from "./settings.mjs";
import { startCms, startWeb } from "./stack.mjs";

await exitWith(async () => {
  const startedAt = Date.now();
  const stopSignal = nextStopSignal();
  const settings = readSettings();
  const hasChain = wantsDemoChain(process.env);
  await requireFreePort(settings.port, "PORT", settings.host);
  await requireFreePort(settings.cmsPort, "CMS_PORT");

  await requireWritable(settings.dataDir);
  await prepare({ withTools: false });

  /** @type {{ stop: () => Promise<unknown> }[]} */
  const services = [];
  try {
    const chain = hasChain ? await startDemoChain(settings.dataDir) : null;
    if (chain) services.unshift(chain);
    const cms = await step("Starting cms", () => startCms({ ...settings, env: chain?.env, onLine: printLine }));
    services.unshift(cms);
    const web = await step("Starting web", () => startWeb({ ...settings, onLine: printLine }));
    services.unshift(web);
    await printSummary(settings, { startedAt, hasChain });
    await Promise.race([stopSignal, cms.failed, web.failed]);
    process.stdout.write("\nStopping\n");
  } finally {
    // Web first, so that it accepts no new visitors while the cms still answers the last ones.
    for (const service of services) await service.stop();
  }
});

/**
 * @param {ReturnType<typeof readSettings>} settings
 * @param {{ startedAt: number, hasChain: boolean }} start
 */
async function printSummary({ publicUrl, cmsPort, dataDir }, { startedAt, hasChain }) {
  const rows = [
    ["Site", publicUrl],
    ["Deutsch", `${publicUrl}/de`],
    ["Admin", `${process.env.ADMIN_URL || `http://localhost:${cmsPort}`}/admin`],
    ...(await firstAdminRows(dataDir)),
    ...(await demoSubscriptionRows(dataDir)),
    ...(hasChain
      ? [["Monero", "npm run monero:pay -- <address> <xmr>   (on a private chain; a block every 10 s)"]]
      : []),
    ...(process.env.SEED_DEMO_CONTENT === "false" ? [["Opening", "npm run setup -- --check"]] : []),
    ["Data", dataDir],
    ...(process.env.SMTP_URL ? [] : [["Mails", `${path.join(dataDir, "mails")}   (as files: there is no SMTP_URL)`]]),
  ];
  const lines = rows.map(([label, value]) => `  ${label.padEnd(12)}${value}`);
  process.stdout.write(`\nWren is ready (${seconds(startedAt)})\n\n${lines.join("\n")}\n\nCtrl-C stops it.\n\n`);
}

/**
 * Rows about the demo subscriptions, which the cms leaves in a file.
 * @param {string} dataDir
 */
async function demoSubscriptionRows(dataDir) {
  const text = await readFile(path.join(dataDir, "demo-subscriptions.json"), "utf8").catch(() => null);
  /** @type {{ mobileId: string, use: string }[]} */
  const subscriptions = text === null ? [] : JSON.parse(text);
  return subscriptions.map(({ mobileId, use }, index) => [index === 0 ? "Services" : "", `${mobileId}   (${use})`]);
}

/**
 * The cms leaves the first admin's password in a file; it is shown once and then deleted.
 * @param {string} dataDir
 */
async function firstAdminRows(dataDir) {
  const file = path.join(dataDir, "first-admin.json");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return [];
  const { email, password } = JSON.parse(text);
  await rm(file);
  return [
    ["First admin", email],
    ["Password", `${password}   (shown only now; change it after signing in)`],
  ];
}
