import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { fingerprint } from "./fingerprint.mjs";
import { inRoot } from "./paths.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";
import { CMS_SECRET_NAMES } from "./secrets.mjs";

/**
 * @typedef {object} BuildStep
 * @property {string} label
 * @property {string[]} inputs what the result depends on; built folders of earlier steps included
 * @property {(file: string) => boolean} [isIgnored]
 * @property {string} output the folder that appears, which also keeps the stamp
 * @property {string[]} [clean] folders to empty first, where the builder leaves old files behind
 * @property {string} cwd
 * @property {string[]} args of node
 * @property {NodeJS.ProcessEnv} [env]
 */

/** Strapi reads its whole configuration even to build the admin; none of it ends up in the build. */
const PLACEHOLDER_SECRETS = Object.fromEntries(CMS_SECRET_NAMES.map((name) => [name, "only-for-the-build"]));

const STRAPI_ENV = {
  NODE_ENV: "production",
  STRAPI_TELEMETRY_DISABLED: "true",
  DATA_DIR: inRoot("cms", "dist", ".build-data"),
  ...PLACEHOLDER_SECRETS,
};

/** @param {string} file */
const isAdminFile = (file) => file.startsWith("cms/src/admin/");

/** @type {BuildStep[]} In order: later ones read what earlier ones built. */
const STEPS = [
  {
    label: "Building domain",
    inputs: ["domain/src", "domain/tsconfig.json", "domain/tsconfig.build.json", "domain/package-lock.json"],
    output: "domain/dist",
    clean: ["domain/dist"],
    cwd: "domain",
    args: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"],
  },
  {
    label: "Building the cms's admin (a minute the first time)",
    inputs: ["cms/src/admin", "cms/package.json", "cms/package-lock.json", "domain/dist"],
    output: "cms/dist/build",
    cwd: "cms",
    args: ["node_modules/@strapi/strapi/bin/strapi.js", "build"],
    env: STRAPI_ENV,
  },
  {
    label: "Building cms",
    inputs: ["cms/config", "cms/src", "cms/types", "cms/tsconfig.json", "cms/package-lock.json", "domain/dist"],
    isIgnored: isAdminFile,
    output: "cms/dist/src",
    clean: ["cms/dist/src", "cms/dist/config"],
    cwd: "cms",
    args: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"],
  },
  {
    label: "Building web",
    inputs: [
      "web/app",
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
  },
];

/** Builds what changed since the last build, and nothing else. */
export async function ensureBuilt() {
  for (const buildStep of STEPS) await ensureStep(buildStep);
}

/** Renews `cms/types/generated` after a change of content types, and the types of web's routes. */
export async function generateTypes() {
  await step("Generating types of content types", () =>
    run(process.execPath, ["node_modules/@strapi/strapi/bin/strapi.js", "ts:generate-types"], {
      cwd: inRoot("cms"),
      env: { ...process.env, ...STRAPI_ENV },
    }),
  );
  await step("Generating types of routes", () =>
    run(process.execPath, ["node_modules/@react-router/dev/bin.js", "typegen"], { cwd: inRoot("web") }),
  );
}

/** @param {BuildStep} buildStep */
async function ensureStep({ label, inputs, isIgnored, output, clean = [], cwd, args, env }) {
  const stamp = inRoot(output, ".wren-built");
  const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);
  const wanted = await fingerprint(
    inputs,
    (file) => isTest(file) || file.endsWith(".wren-built") || !!isIgnored?.(file),
  );
  if ((await readFile(stamp, "utf8").catch(() => null)) === wanted) return;

  await step(label, async () => {
    await Promise.all(clean.map((folder) => rm(inRoot(folder), { recursive: true, force: true })));
    await run(process.execPath, args, { cwd: inRoot(cwd), env: { ...process.env, ...env } });
    await stat(inRoot(output));
  });
  await writeFile(stamp, wanted);
}
