import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { withLock } from "./lock.mjs";
import { temporaryPath } from "./temporary-folders.mjs";

/**
 * @typedef {object} SecretRule
 * @property {"cms" | "web"} of the process that needs it
 * @property {number} waitDays how long the old value is still needed once the new one signs
 * @property {string} why
 */

/**
 * Secrets for signing and encryption: generated once per installation, never in code. The rule says how long an old value
 * must be accepted when it is rotated (docs/runbooks/rotate-secrets.md).
 * @satisfies {Record<string, SecretRule>}
 */
export const SECRET_RULES = {
  APP_KEYS: {
    of: "cms",
    waitDays: 1,
    why: "A sign-in through a provider and an open page of the chat carry its signature for some minutes or hours.",
  },
  ADMIN_JWT_SECRET: {
    of: "cms",
    waitDays: 14,
    why: "A session of staff gets a new token when it is used, and ends after 14 days without use.",
  },
  API_TOKEN_SALT: {
    of: "cms",
    waitDays: 0,
    why: "The start of the cms has hashed all API tokens anew; they stay as they are.",
  },
  TRANSFER_TOKEN_SALT: {
    of: "cms",
    waitDays: 0,
    why: "Transfer tokens (Settings, Transfer tokens) are not valid any more: Strapi keeps only their hash. Make new ones.",
  },
  JWT_SECRET: {
    of: "cms",
    waitDays: 14,
    why: "A visitor's session gets a new token when it is used, and ends after 14 days without use.",
  },
  ENCRYPTION_KEY: {
    of: "cms",
    waitDays: 14,
    why: "The start of the cms has sealed everything anew but the recovery codes of staff, of which it has hashes only. Everybody with a second factor makes new ones (Settings, Second factor) until then.",
  },
  ORDER_SECRET: {
    of: "cms",
    waitDays: 180,
    why: "Mails about orders from before link to their pages, and are written until an order is delivered or refunded.",
  },
  CAPTCHA_SECRET: {
    of: "cms",
    waitDays: 1,
    why: "Forms that are open carry its signature.",
  },
  CART_SECRET: {
    of: "web",
    waitDays: 30,
    why: "A cart lasts for 30 days after its last change.",
  },
  VISITOR_KEY_SECRET: {
    of: "web",
    waitDays: 0,
    why: "Limits count every visitor from the beginning, once.",
  },
};

/** @typedef {keyof typeof SECRET_RULES} SecretName */

const SECRET_NAMES = /** @type {SecretName[]} */ (Object.keys(SECRET_RULES));
export const CMS_SECRET_NAMES = SECRET_NAMES.filter((name) => SECRET_RULES[name].of === "cms");
/** Secrets of web: its processes must share them, and a new one would empty every cart. */
export const WEB_SECRET_NAMES = SECRET_NAMES.filter((name) => SECRET_RULES[name].of === "web");

const SECRET_BYTES = 32;

/**
 * Stage of a rotation: first the new value is accepted, then it signs, then the old one is dropped.
 * @typedef {{ stage: "announced" | "signing", since: string }} Rotation
 */

/** @typedef {Partial<Record<SecretName, string>> & { rotations?: Partial<Record<SecretName, Rotation>> }} StoredSecrets */

/**
 * Reads the installation's secrets and generates missing ones. Values in the environment win.
 * @param {string} dataDir
 * @param {readonly SecretName[]} names of the secrets that the process needs
 * @param {NodeJS.ProcessEnv} [given]
 * @returns {Promise<Record<string, string>>}
 */
export async function ensureSecrets(dataDir, names, given = process.env) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Only if it must be: a process that finds all its secrets starts from a read-only disk, too.
  if (((await stat(dataDir)).mode & 0o777) !== 0o700) await chmod(dataDir, 0o700);
  let stored = (await readStoredSecrets(dataDir)) ?? {};
  const isMissing = (/** @type {SecretName} */ name) => !stored[name];
  if (SECRET_NAMES.some(isMissing))
    // Processes that start at the same moment must have the same secrets.
    await withLock(path.join(dataDir, "secrets.lock"), async () => {
      stored = (await readStoredSecrets(dataDir)) ?? {};
      for (const name of SECRET_NAMES.filter(isMissing)) stored[name] = newSecret();
      await storeSecrets(dataDir, stored);
    });
  return Object.fromEntries(names.map((name) => [name, given[name] || stored[name] || ""]));
}

export function newSecret() {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/**
 * @param {string} dataDir
 * @returns {Promise<StoredSecrets | null>} null before the first start
 */
export async function readStoredSecrets(dataDir) {
  const file = fileIn(dataDir);
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(
      `${file} is damaged. Restore it from a backup: new secrets would end every session and hide encrypted fields.`,
    );
  }
}

/**
 * Replaces the file in one step: half a file would be the loss of all secrets.
 * @param {string} dataDir
 * @param {StoredSecrets} secrets
 */
export async function storeSecrets(dataDir, secrets) {
  const unfinished = temporaryPath("secrets", dataDir);
  await writeFile(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, fileIn(dataDir));
}

/** @param {string} dataDir */
function fileIn(dataDir) {
  return path.join(dataDir, "secrets.json");
}
