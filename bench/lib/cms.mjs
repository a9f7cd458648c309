import { createRequire } from "node:module";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { CMS_SECRET_NAMES, ensureSecrets } from "../../scripts/lib/secrets.mjs";
import { copyTemplateData } from "../../scripts/lib/template-data.mjs";

const requireOfCms = createRequire(inRoot("cms", "package.json"));

/** A module of the built cms. @param {string} name */
export const built = (name) => requireOfCms(inRoot("cms", "dist", "src", name));

/** A package of the cms. @param {string} name */
export const packageOfCms = (name) => requireOfCms(name);

/**
 * Runs work with a real Strapi on a copy of the demo's data. There is one Strapi per process.
 * @param {string} databaseUrl empty for SQLite
 * @param {(strapi: any) => Promise<void>} work
 */
export async function withStrapi(databaseUrl, work) {
  const { dataDir, remove } = await copyTemplateData();
  try {
    await withStrapiAt({ dataDir, databaseUrl }, work);
  } finally {
    await remove();
  }
}

/**
 * The same on an existing data folder, which stays.
 * @param {{ dataDir: string, databaseUrl: string }} where
 * @param {(strapi: any) => Promise<void>} work
 */
export async function withStrapiAt({ dataDir, databaseUrl }, work) {
  Object.assign(process.env, await ensureSecrets(dataDir, CMS_SECRET_NAMES, {}), {
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    LOG_LEVEL: "error",
    SEED_DEMO_CONTENT: "true",
    ENCODED_PICTURES_DIR: inRoot("art", "encoded"),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  });
  const { createStrapi } = requireOfCms("@strapi/strapi");
  const strapi = createStrapi({ appDir: inRoot("cms"), distDir: inRoot("cms", "dist"), serveAdminPanel: false });
  await strapi.load();
  try {
    await work(strapi);
  } finally {
    await strapi.destroy();
  }
}
