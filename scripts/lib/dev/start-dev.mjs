import { exitWith, Failure } from "../failure.mjs";
import { fingerprint } from "../fingerprint.mjs";
import { startDemoChain, wantsDemoChain } from "../monero/demo-chain.mjs";
import { inRoot } from "../paths.mjs";
import { requireFreePort } from "../ports.mjs";
import { prepare } from "../prepare.mjs";
import { step } from "../progress.mjs";
import { ensureSecrets, WEB_SECRET_NAMES } from "../secrets.mjs";
import { startService } from "../service.mjs";
import { nextStopSignal, printLine, readSettings } from "../settings.mjs";
import { sideBySide } from "../side-by-side.mjs";
import { spawnCms } from "../stack.mjs";
import { startCompiler } from "./compiler.mjs";
import { createRestartedService, STOP_GRACE_MS } from "./restarted-service.mjs";

/** @typedef {ReturnType<typeof readSettings>} Settings */
/** @typedef {{ stop: (graceMs: number) => Promise<unknown>, failed?: Promise<unknown> }} Part */

await exitWith(async () => {
  const stopSignal = nextStopSignal();
  /** @type {Part[]} Everything started, ready or not, newest first. */
  const parts = [];
  try {
    await Promise.race([stopSignal, developUntilFailure(parts)]);
  } finally {
    await Promise.all(parts.map((part) => part.stop(STOP_GRACE_MS)));
  }
});
// A start that was interrupted may still wait for a lock or a build.
process.exit();

/** @param {Part[]} parts */
async function developUntilFailure(parts) {
  const withAdmin = readArguments(process.argv.slice(2));
  const settings = readSettings();
  const hasChain = wantsDemoChain(process.env);
  await requireFreePort(settings.port, "PORT", settings.host);
  await requireFreePort(settings.cmsPort, "CMS_PORT");
  await prepare({ withTools: true, withWeb: false });

  const chain = hasChain ? await addChain(parts, settings.dataDir) : null;
  const addCms = withAdmin ? developCms : watchCms;
  // Both need secrets, and only one may create them.
  const secrets = await ensureSecrets(settings.dataDir, WEB_SECRET_NAMES);
  await sideBySide([() => addCms(parts, settings, chain?.env), () => addWeb(parts, settings, secrets)]);
  process.stdout.write(`\nSite ${settings.publicUrl} · Admin http://localhost:${settings.cmsPort}/admin\n\n`);
  await Promise.race(parts.flatMap(({ failed }) => (failed ? [failed] : [])));
}

/**
 * @param {string[]} words
 * @returns {boolean} true when the admin's own code is edited
 */
function readArguments(words) {
  const unknown = words.filter((word) => word !== "admin");
  if (unknown.length > 0) throw new Failure(`npm run dev knows "admin", not "${unknown.join(" ")}".`);
  return words.length > 0;
}

/**
 * @param {Part[]} parts
 * @param {string} dataDir
 */
async function addChain(parts, dataDir) {
  const starting = startDemoChain(dataDir);
  // Its programs can be stopped only when all of them have started.
  parts.unshift({ stop: async () => (await starting.catch(() => null))?.stop() });
  return await starting;
}

/**
 * Compiles domain and cms at every edit, and restarts the cms afterwards. An edit that does not compile leaves the
 * running cms as it is.
 * @param {Part[]} parts
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} [env] additional settings
 */
async function watchCms(parts, settings, env) {
  const cms = createRestartedService({
    name: "cms",
    spawn: () => spawnCms({ ...settings, env: { ...env, NODE_ENV: "development" }, onLine: printLine }),
    version: () =>
      fingerprint(["domain/dist", "cms/dist/src", "cms/dist/config"], (file) => !/\.js(?:on)?$/.test(file)),
  });
  parts.unshift(cms);
  await step("Starting cms", () => cms.start());
  if (cms.isStopped()) return; // A cms started now would never be stopped.
  const { holdRestart: onBegin, restartSoon: onBuilt } = cms;
  await addDomain(parts, onBuilt);
  parts.unshift(startCompiler({ folder: "cms", project: "tsconfig.json", onBegin, onBuilt }));
}

/**
 * The first compilation in a fresh copy rewrites all files, and web reloads for each. The site is announced afterwards.
 * @param {Part[]} parts
 * @param {() => void} [onBuilt]
 */
async function addDomain(parts, onBuilt) {
  const domain = startCompiler({ folder: "domain", project: "tsconfig.build.json", onBuilt });
  parts.unshift(domain);
  await Promise.race([domain.firstResult, domain.failed]);
}

/**
 * Strapi's own development mode: edits of the admin show at once, those of the cms take half a minute.
 * @param {Part[]} parts
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} [env] additional settings
 */
async function developCms(parts, settings, env) {
  const cms = await spawnCms({
    ...settings,
    command: "develop",
    env: { ...env, NODE_ENV: "development" },
    onLine: printLine,
  });
  parts.unshift(cms);
  await step("Starting cms", cms.untilReady);
  await addDomain(parts);
}

/**
 * @param {Part[]} parts
 * @param {Settings} settings
 * @param {Record<string, string>} secrets
 */
async function addWeb(parts, { port, cmsPort, publicUrl }, secrets) {
  const web = startService({
    name: "web",
    args: ["server/dev.mjs"],
    cwd: inRoot("web"),
    env: {
      ...process.env,
      ...secrets,
      NODE_ENV: "development",
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
    },
    onLine: (line) => printLine("web", line),
  });
  parts.unshift(web);
  await step("Starting web", () => web.waitUntilAnswers(`http://127.0.0.1:${port}/healthz`));
}
