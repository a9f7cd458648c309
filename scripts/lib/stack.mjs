import { CMS_SECRET_NAMES, ensureSecrets, WEB_SECRET_NAMES } from "./secrets.mjs";
import { inRoot } from "./paths.mjs";
import { startService } from "./service.mjs";

/**
 * @typedef {object} StackOptions
 * @property {string} dataDir
 * @property {number} port
 * @property {number} cmsPort
 * @property {string} [publicUrl]
 * @property {NodeJS.ProcessEnv} [env] additional settings, for both
 * @property {(service: "cms" | "web", line: string) => void} [onLine]
 * @property {string} [logFile] log file of web, instead of `onLine`
 */

/**
 * @typedef {Omit<StackOptions, "port"> & { command?: "start" | "develop" }} CmsOptions `develop` is Strapi's own
 *   development mode, which builds by itself
 */

/**
 * Starts the built cms and waits until it answers.
 * @param {CmsOptions} options
 */
export async function startCms(options) {
  const cms = await spawnCms(options);
  await orStop(cms, cms.untilReady);
  return cms;
}

/**
 * Starts the built cms without waiting for it, for callers that must be able to stop it meanwhile.
 * @param {CmsOptions} options
 */
export async function spawnCms({ onLine, command = "start", ...settings }) {
  const cms = startService({
    name: "cms",
    args: command === "start" ? ["start.js"] : ["node_modules/@strapi/strapi/bin/strapi.js", command],
    cwd: inRoot("cms"),
    env: await cmsEnvironment(settings),
    onLine: (line) => onLine?.("cms", line),
  });
  const url = `http://127.0.0.1:${settings.cmsPort}`;
  return { ...cms, url, untilReady: () => cms.waitUntilAnswers(`${url}/_health`) };
}

/**
 * @param {Pick<CmsOptions, "dataDir" | "cmsPort" | "publicUrl" | "env">} options
 * @returns {Promise<NodeJS.ProcessEnv>} everything that a process of the cms needs to know
 */
export async function cmsEnvironment({ dataDir, cmsPort, publicUrl, env = {} }) {
  const secrets = await ensureSecrets(dataDir, CMS_SECRET_NAMES);
  return {
    SEED_DEMO_CONTENT: "true",
    ...process.env,
    ...secrets,
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    // Without this, resizing pictures leaves the process with twice its memory (glibc keeps an arena per thread).
    MALLOC_ARENA_MAX: "2",
    ENCODED_PICTURES_DIR: inRoot("art", "encoded"),
    DATA_DIR: dataDir,
    CMS_PORT: String(cmsPort),
    // For the links in mails.
    ...(publicUrl && { PUBLIC_URL: publicUrl }),
    ...env,
  };
}

/**
 * Starts the built web server and waits until it can serve every page.
 * @param {StackOptions & { isWithoutCms?: boolean }} options without a cms it is never ready, only alive
 */
export async function startWeb({ dataDir, port, cmsPort, publicUrl, env = {}, onLine, logFile, isWithoutCms }) {
  const secrets = await ensureSecrets(dataDir, WEB_SECRET_NAMES);
  const web = startService({
    name: "web",
    args: ["build/server/index.js"],
    cwd: inRoot("web"),
    env: {
      ...process.env,
      ...secrets,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: publicUrl ?? `http://localhost:${port}`,
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
      ...env,
    },
    onLine: (line) => onLine?.("web", line),
    logFile,
  });
  const url = `http://127.0.0.1:${port}`;
  await orStop(web, () => web.waitUntilAnswers(url + (isWithoutCms ? "/healthz" : "/readyz")));
  return { ...web, url };
}

/**
 * Stops a service that fails to start.
 * @param {import("./service.mjs").Service} service
 * @param {() => Promise<void>} waitForIt
 */
async function orStop(service, waitForIt) {
  try {
    await waitForIt();
  } catch (error) {
    await service.stop();
    throw error;
  }
}
