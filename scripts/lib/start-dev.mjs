import { exitWith } from "./failure.mjs";
import { startDemoChain, wantsDemoChain } from "./monero/demo-chain.mjs";
import { inRoot } from "./paths.mjs";
import { requireFreePort } from "./ports.mjs";
import { prepare } from "./prepare.mjs";
import { step } from "./progress.mjs";
import { CMS_SECRET_NAMES, ensureSecrets, WEB_SECRET_NAMES } from "./secrets.mjs";
import { startService } from "./service.mjs";
import { nextStopSignal, printLine, readSettings } from "./settings.mjs";

const CMS_TIMEOUT_MS = 300_000;
const WEB_TIMEOUT_MS = 60_000;

await exitWith(async () => {
  const stopSignal = nextStopSignal();
  const settings = readSettings();
  const hasChain = wantsDemoChain(process.env);
  await requireFreePort(settings.port, "PORT", settings.host);
  await requireFreePort(settings.cmsPort, "CMS_PORT");
  await prepare({ withTools: true });

  const chain = hasChain ? await startDemoChain(settings.dataDir) : null;
  const services = [await watchDomain(), await watchCms(settings, chain?.env), await watchWeb(settings)];
  const [, cms, web] = services;
  try {
    const cmsUrl = `http://127.0.0.1:${settings.cmsPort}`;
    await step("Starting cms", () => cms.waitUntilAnswers(`${cmsUrl}/_health`, CMS_TIMEOUT_MS));
    await step("Starting web", () => web.waitUntilAnswers(`http://127.0.0.1:${settings.port}/healthz`, WEB_TIMEOUT_MS));
    process.stdout.write(`\nSite ${settings.publicUrl} · Admin http://localhost:${settings.cmsPort}/admin\n\n`);
    await Promise.race([stopSignal, ...services.map(({ failed }) => failed)]);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await chain?.stop();
  }
});

async function watchDomain() {
  return startService({
    name: "domain",
    args: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json", "--watch", "--preserveWatchOutput"],
    cwd: inRoot("domain"),
    env: process.env,
    onLine: (line) => printLine("domain", line),
  });
}

/**
 * @param {ReturnType<typeof readSettings>} settings
 * @param {NodeJS.ProcessEnv} [env] more settings
 */
async function watchCms({ dataDir, cmsPort, publicUrl }, env) {
  return startService({
    name: "cms",
    args: ["node_modules/@strapi/strapi/bin/strapi.js", "develop"],
    cwd: inRoot("cms"),
    env: {
      SEED_DEMO_CONTENT: "true",
      ...process.env,
      ...(await ensureSecrets(dataDir, CMS_SECRET_NAMES)),
      NODE_ENV: "development",
      STRAPI_TELEMETRY_DISABLED: "true",
      DATA_DIR: dataDir,
      CMS_PORT: String(cmsPort),
      PUBLIC_URL: publicUrl,
      ...env,
    },
    onLine: (line) => printLine("cms", line),
  });
}

/** @param {ReturnType<typeof readSettings>} settings */
async function watchWeb({ dataDir, port, cmsPort, publicUrl }) {
  return startService({
    name: "web",
    args: ["server/dev.mjs"],
    cwd: inRoot("web"),
    env: {
      ...process.env,
      ...(await ensureSecrets(dataDir, WEB_SECRET_NAMES)),
      NODE_ENV: "development",
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
    },
    onLine: (line) => printLine("web", line),
  });
}
