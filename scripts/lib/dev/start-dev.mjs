import { exitWith, Failure } from "../failure.mjs";
import { startDemoChain, wantsDemoChain } from "../monero/demo-chain.mjs";
import { inRoot } from "../paths.mjs";
import { requireFreePort } from "../ports.mjs";
import { prepare } from "../prepare.mjs";
import { step } from "../progress.mjs";
import { ensureSecrets, WEB_SECRET_NAMES } from "../secrets.mjs";
import { startService } from "../service.mjs";
import { nextStopSignal, printLine, readSettings } from "../settings.mjs";
import { orStop, startCms } from "../stack.mjs";
import { startCompiler } from "./compiler.mjs";
import { createRestartedService } from "./restarted-service.mjs";

/** @typedef {ReturnType<typeof readSettings>} Settings */
/** @typedef {{ stop: () => Promise<unknown>, failed?: Promise<unknown> }} Part */

await exitWith(async () => {
  const stopSignal = nextStopSignal();
  const withAdmin = readArguments(process.argv.slice(2));
  const settings = readSettings();
  const hasChain = wantsDemoChain(process.env);
  await requireFreePort(settings.port, "PORT", settings.host);
  await requireFreePort(settings.cmsPort, "CMS_PORT");
  await prepare({ withTools: true });

  /** @type {Part[]} */
  const parts = [];
  try {
    const chain = hasChain ? await startDemoChain(settings.dataDir) : null;
    if (chain) parts.unshift(chain);
    const startCmsLoop = withAdmin ? developCms : watchCms;
    parts.unshift(...(await startCmsLoop(settings, chain?.env)));
    parts.unshift(await watchWeb(settings));
    process.stdout.write(`\nSite ${settings.publicUrl} · Admin http://localhost:${settings.cmsPort}/admin\n\n`);
    await Promise.race([stopSignal, ...parts.flatMap(({ failed }) => (failed ? [failed] : []))]);
  } finally {
    await Promise.all(parts.map((part) => part.stop()));
  }
});

/**
 * @param {string[]} words
 * @returns {boolean} whether the admin's own code is edited
 */
function readArguments(words) {
  const unknown = words.filter((word) => word !== "admin");
  if (unknown.length > 0) throw new Failure(`npm run dev knows "admin", not "${unknown.join(" ")}".`);
  return words.length > 0;
}

/**
 * Compiles domain and cms at every edit, and starts the cms anew afterwards. An edit that does not compile leaves the
 * running cms as it is.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} [env] more settings
 * @returns {Promise<Part[]>}
 */
async function watchCms(settings, env) {
  const cms = createRestartedService("cms", () =>
    startCms({ ...settings, env: { ...env, NODE_ENV: "development" }, onLine: printLine }),
  );
  await step("Starting cms", () => cms.start());
  const restartAfterFirst = () => {
    let isFirst = true;
    return () => {
      // The first time everything was built already.
      if (!isFirst) cms.restartSoon();
      isFirst = false;
    };
  };
  const compilers = [
    startCompiler({ folder: "domain", project: "tsconfig.build.json", onBuilt: restartAfterFirst() }),
    startCompiler({
      ...{ folder: "cms", project: "tsconfig.json" },
      ...{ onBegin: cms.holdRestart, onBuilt: restartAfterFirst() },
    }),
  ];
  return [...compilers, cms];
}

/**
 * Strapi's own development mode: an edit of the admin is seen at once, one of the cms takes half a minute.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} [env] more settings
 * @returns {Promise<Part[]>}
 */
async function developCms(settings, env) {
  const cms = await step("Starting cms", () =>
    startCms({ ...settings, command: "develop", env: { ...env, NODE_ENV: "development" }, onLine: printLine }),
  );
  return [startCompiler({ folder: "domain", project: "tsconfig.build.json" }), cms];
}

/** @param {Settings} settings */
async function watchWeb({ dataDir, port, cmsPort, publicUrl }) {
  const web = startService({
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
  await step("Starting web", () => orStop(web, () => web.waitUntilAnswers(`http://127.0.0.1:${port}/healthz`)));
  return web;
}
