import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { filesIn, fingerprint } from "./fingerprint.mjs";
import { inRoot } from "./paths.mjs";
import { step } from "./progress.mjs";
import { withImports } from "./imports.mjs";
import { run } from "./run.mjs";
import { CMS_SECRET_NAMES } from "./secrets.mjs";

/**
 * @typedef {object} BuildStep
 * @property {string} label
 * @property {() => Promise<string[]>} inputs files that the result depends on; built folders of earlier steps included
 * @property {string} output the built folder, which also holds the stamp
 * @property {BuildStep} [contains] a step whose result is built together with this one's
 * @property {string[]} [clean] folders to empty first, when the builder leaves old files behind
 * @property {string} cwd
 * @property {string[]} args arguments of node
 * @property {NodeJS.ProcessEnv} [env]
 */

/** Strapi reads its whole configuration even to build the admin; none of it ends up in the build. */
const PLACEHOLDER_SECRETS = Object.fromEntries(CMS_SECRET_NAMES.map((name) => [name, "only-for-the-build"]));

const STRAPI_ENV = {
  NODE_ENV: "production",
  STRAPI_TELEMETRY_DISABLED: "true",
  DATA_DIR: inRoot("cms", "dist", ".build-data"),
  // Would be written into the admin's code; without it, the admin calls the address that it was loaded from.
  ADMIN_URL: "",
  ...PLACEHOLDER_SECRETS,
};

/** @type {BuildStep} */
const DOMAIN = {
  label: "Building domain",
  inputs: async () => ["domain/src", "domain/tsconfig.json", "domain/tsconfig.build.json", "domain/package-lock.json"],
  output: "domain/dist",
  clean: ["domain/dist"],
  cwd: "domain",
  args: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"],
};

/**
 * @param {string} folder
 * @returns {Promise<string[]>} its files, without tests
 */
async function sourcesIn(folder) {
  return (await filesIn(folder)).filter((file) => !file.endsWith(".test.ts"));
}

/** @type {BuildStep} */
const CMS = {
  label: "Building cms",
  inputs: async () => {
    const sources = (await sourcesIn("cms/src")).filter((file) => !file.startsWith("cms/src/admin/"));
    return ["cms/config", ...sources, "cms/types", "cms/tsconfig.json", "cms/package-lock.json", "domain/dist"];
  },
  output: "cms/dist/src",
  clean: ["cms/dist/src", "cms/dist/config"],
  cwd: "cms",
  args: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"],
};

/** @type {BuildStep} */
const CMS_WITH_ADMIN = {
  label: "Building cms and its admin (a minute the first time)",
  inputs: async () => {
    // The admin imports some texts from the rest of the cms.
    const sources = withImports(await sourcesIn("cms/src/admin"));
    return [...sources, "cms/config", "cms/package.json", "cms/package-lock.json", "domain/dist"];
  },
  output: "cms/dist/build",
  // Strapi compiles the whole cms before it bundles the admin.
  contains: CMS,
  clean: CMS.clean,
  cwd: "cms",
  args: ["node_modules/@strapi/strapi/bin/strapi.js", "build"],
  env: STRAPI_ENV,
};

/** @type {BuildStep} */
const WEB = {
  label: "Building web",
  inputs: async () => [
    "web/app",
    // Pictures of the samples of blocks.
    "art/web",
    "web/server",
    "web/public",
    "web/build-plugins",
    "web/vite.config.ts",
    "web/react-router.config.ts",
    "web/package-lock.json",
    "domain/dist",
  ],
  output: "web/build",
  cwd: "web",
  args: ["node_modules/@react-router/dev/bin.js", "build"],
  env: { NODE_ENV: "production" },
};

// Each builds its package only if it has changed since the last build.

export async function ensureDomainBuilt() {
  await ensureStep(DOMAIN);
}

export async function ensureCmsBuilt() {
  await ensureStep(CMS_WITH_ADMIN);
  await ensureStep(CMS);
}

export async function ensureWebBuilt() {
  await ensureStep(WEB);
}

/**
 * Removes the stamps of packages whose sources changed since they were built. Development compiles on its own; if such
 * an edit is later reverted, the old stamp would match again, but the built files would not.
 */
export async function removeOutdatedStamps() {
  for (const { file, wanted } of [await stampOf(DOMAIN), await stampOf(CMS)]) {
    if ((await readFile(file, "utf8").catch(() => null)) !== wanted) await rm(file, { force: true });
  }
}

/** Renews `cms/types/generated` after a change of content types, and the types of web's routes. */
export async function generateTypes() {
  await step("Generating types of content types", () =>
    run(process.execPath, ["node_modules/@strapi/strapi/bin/strapi.js", "ts:generate-types"], {
      cwd: inRoot("cms"),
      env: { ...process.env, ...STRAPI_ENV },
    }),
  );
  await run(process.execPath, ["node_modules/oxfmt/bin/oxfmt", "cms/types"], { cwd: inRoot() });
  await step("Generating types of routes", () =>
    run(process.execPath, ["node_modules/@react-router/dev/bin.js", "typegen"], { cwd: inRoot("web") }),
  );
}

/** @param {BuildStep} buildStep */
async function ensureStep(buildStep) {
  const { label, output, contains, clean = [], cwd, args, env } = buildStep;
  const own = await stampOf(buildStep);
  if ((await readFile(own.file, "utf8").catch(() => null)) === own.wanted) return;
  // Computed before the build, so that edits made meanwhile are built the next time.
  const stamps = contains ? [own, await stampOf(contains)] : [own];

  await step(label, async () => {
    await Promise.all(clean.map((folder) => rm(inRoot(folder), { recursive: true, force: true })));
    await run(process.execPath, args, { cwd: inRoot(cwd), env: { ...process.env, ...env } });
    await stat(inRoot(output));
  });
  for (const { file, wanted } of stamps) await writeFile(file, wanted);
}

/** @param {BuildStep} buildStep */
async function stampOf({ inputs, output }) {
  const isNoSource = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file) || file.endsWith(".wren-built");
  return { file: inRoot(output, ".wren-built"), wanted: await fingerprint(await inputs(), isNoSource) };
}
