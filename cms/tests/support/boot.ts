import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { CMS_SECRET_NAMES, ensureSecrets } from "../../../scripts/lib/secrets.mjs";
import { copyTemplateData } from "../../../scripts/lib/template-data.mjs";
import { watchScans } from "./scans";

const CMS_ROOT = path.resolve(import.meta.dirname, "..", "..");
const require = createRequire(import.meta.url);

// Strapi's ES module build imports folders, which Node refuses; its CommonJS build is the one that runs.
const { createStrapi }: typeof import("@strapi/strapi") = require("@strapi/strapi");

/** A module of the built cms, the same instance that the booted Strapi runs. */
export function requireBuilt(name: string): unknown {
  return require(path.join(CMS_ROOT, "dist", "src", name));
}

/** Modules that belong to one installation: our own, the plugins that we change, and the counter of staff sign-ins. */
const OF_ONE_BOOT = [
  "dist",
  ...["plugin-users-permissions", "upload"].map((name) => `node_modules/@strapi/${name}`),
  "node_modules/koa2-ratelimit",
].map((folder) => path.join(CMS_ROOT, folder) + path.sep);

/** Makes the next boot load these modules again, and reuse all the others of Strapi's thousands. */
export function forgetBoot(): void {
  for (const file of Object.keys(require.cache))
    if (OF_ONE_BOOT.some((folder) => file.startsWith(folder))) Reflect.deleteProperty(require.cache, file);
}

export type BootedCms = {
  strapi: Core.Strapi;
  url: string;
  dataDir: string;
  scans: ReturnType<typeof watchScans>;
  /** Fails if what was asked of it reads whole tables. */
  stop: () => Promise<void>;
};

/** A real Strapi on a copy of the seeded template database, listening on a free port of loopback. */
export async function bootFromTemplate(env: Record<string, string> = {}): Promise<BootedCms> {
  const { dataDir, remove } = await copyTemplateData();
  return boot(dataDir, env, remove);
}

/** A real Strapi on an existing data folder. */
export async function bootAt(dataDir: string, env: Record<string, string>): Promise<BootedCms> {
  return boot(dataDir, env, () => Promise.resolve());
}

async function boot(dataDir: string, env: Record<string, string>, cleanUp: () => Promise<void>): Promise<BootedCms> {
  Object.assign(process.env, await ensureSecrets(dataDir, CMS_SECRET_NAMES, {}), {
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    LOG_LEVEL: "error",
    ENCODED_PICTURES_DIR: path.resolve(CMS_ROOT, "..", "art", "encoded"),
    DATA_DIR: dataDir,
    SEED_DEMO_CONTENT: "true",
    // Some tests pretend to run at a public address.
    ALLOW_SANDBOX: "true",
    ...env,
  });
  const strapi = createStrapi({ appDir: CMS_ROOT, distDir: path.join(CMS_ROOT, "dist"), serveAdminPanel: false });
  await strapi.load();
  const scans = watchScans(strapi);
  strapi.server.mount();
  const { httpServer } = strapi.server;
  // Client and server share a process: when it is busy, neither notices in time that the other closed the connection.
  httpServer.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => httpServer.listen(0, "127.0.0.1", resolve));
  const { port } = httpServer.address() as AddressInfo;

  return {
    strapi,
    url: `http://127.0.0.1:${String(port)}`,
    dataDir,
    scans,
    async stop() {
      try {
        await scans.check();
      } finally {
        await destroyKeepingListeners(strapi);
        await cleanUp();
      }
    },
  };
}

/** `destroy` removes every listener of the process, including Vitest's own, which ends the worker. */
async function destroyKeepingListeners(strapi: Core.Strapi): Promise<void> {
  const listeners = process.eventNames().map((event) => [event, process.rawListeners(event as string)] as const);
  await strapi.destroy();
  for (const [event, functions] of listeners) {
    for (const listener of functions) process.on(event as string, listener as () => void);
  }
}
