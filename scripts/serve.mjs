// `node scripts/serve.mjs cms` or `web`: one built process alone, with the settings of the environment or .env and the
// installation's secrets. For service managers and containers, which start, stop and restart each by itself.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { exitWith, Failure } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { CMS_SECRET_NAMES, ensureSecrets, WEB_SECRET_NAMES } from "./lib/secrets.mjs";
import { readSettings } from "./lib/settings.mjs";

const SERVICES = {
  cms: { secrets: CMS_SECRET_NAMES, run: () => createRequire(inRoot("cms", "start.js"))("./start.js") },
  web: {
    secrets: WEB_SECRET_NAMES,
    run: () => import(pathToFileURL(inRoot("web", "build", "server", "index.js")).href),
  },
};

await exitWith(async () => {
  const name = process.argv[2] ?? "";
  if (name !== "cms" && name !== "web") throw new Failure("Say which: `node scripts/serve.mjs cms` or `web`.");
  const { dataDir } = readSettings();
  const { secrets, run } = SERVICES[name];
  const own = { DATA_DIR: dataDir, NODE_ENV: "production", STRAPI_TELEMETRY_DISABLED: "true" };
  Object.assign(process.env, own, await ensureSecrets(dataDir, secrets));
  process.chdir(inRoot(name));
  await run();
});
