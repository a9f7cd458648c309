import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "./failure.mjs";

/** Secrets for signing and encryption in the cms. Generated once per installation, never in code. */
export const CMS_SECRET_NAMES = [
  "APP_KEYS",
  "ADMIN_JWT_SECRET",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
  "ORDER_SECRET",
  "CAPTCHA_SECRET",
];

/** Secrets of web: its processes must share them, and a new one would empty every cart. */
export const WEB_SECRET_NAMES = ["CART_SECRET"];

const SECRET_NAMES = [...CMS_SECRET_NAMES, ...WEB_SECRET_NAMES];

const SECRET_BYTES = 32;

/**
 * Reads the installation's secrets and generates missing ones. Values in the environment win.
 * @param {string} dataDir
 * @param {readonly string[]} names of the secrets that the process needs
 * @param {NodeJS.ProcessEnv} [given]
 * @returns {Promise<Record<string, string>>}
 */
export async function ensureSecrets(dataDir, names, given = process.env) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  const file = path.join(dataDir, "secrets.json");
  const stored = await readStored(file);
  const missing = SECRET_NAMES.filter((name) => !stored[name]);
  if (missing.length > 0) {
    for (const name of missing) stored[name] = randomBytes(SECRET_BYTES).toString("base64url");
    await writeFile(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(names.map((name) => [name, given[name] || stored[name] || ""]));
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, string>>}
 */
async function readStored(file) {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(
      `${file} is damaged. Restore it from a backup: new secrets would end every session and hide encrypted fields.`,
    );
  }
}
