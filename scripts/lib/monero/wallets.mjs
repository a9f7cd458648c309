import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { call } from "./call.mjs";

export const SHOP_WALLET = "shop";
const OWNER_WALLET = "owner";
const CUSTOMER_WALLET = "customer";

/** @param {string} dir */
export function walletPaths(dir) {
  return {
    nodeDir: path.join(dir, "node"),
    customerDir: path.join(dir, "customer"),
    shopDir: path.join(dir, "shop"),
    shopConfig: path.join(dir, "shop-wallet-rpc.conf"),
    kept: path.join(dir, "wallets.json"),
  };
}

/** @typedef {{ shopAddress: string, password: string }} Kept */

/**
 * Makes the folders. Without a note about its wallets, a first start was interrupted: it begins again.
 * @param {string} dir
 */
export async function prepareFolders(dir) {
  const { nodeDir, customerDir, shopDir } = walletPaths(dir);
  const folders = [nodeDir, customerDir, shopDir];
  if (!(await readKept(dir))) for (const folder of folders) await rm(folder, { recursive: true, force: true });
  for (const folder of [dir, ...folders]) await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Makes the seller's wallet, of which the shop gets address and view key only, and a customer's wallet to pay from.
 * @param {string} dir
 * @param {string} customerUrl the customer's wallet process, which makes them all
 * @returns {Promise<Kept>}
 */
export async function ensureWallets(dir, customerUrl) {
  const wallet = (/** @type {string} */ method, /** @type {object} */ params = {}) => call(customerUrl, method, params);
  const kept = await readKept(dir);
  if (kept) {
    await wallet("open_wallet", { filename: CUSTOMER_WALLET, password: kept.password });
    return kept;
  }

  const password = randomBytes(16).toString("hex");
  await wallet("create_wallet", { filename: OWNER_WALLET, password, language: "English" });
  const { address } = await wallet("get_address", { account_index: 0 });
  const { key: viewkey } = await wallet("query_key", { key_type: "view_key" });
  await wallet("generate_from_keys", { filename: SHOP_WALLET, address, viewkey, password, restore_height: 0 });
  await wallet("close_wallet");
  await moveToShop(dir);
  await wallet("create_wallet", { filename: CUSTOMER_WALLET, password, language: "English" });
  const made = { shopAddress: String(address), password };
  await writeFile(walletPaths(dir).kept, JSON.stringify(made), { mode: 0o600 });
  return made;
}

/**
 * The login is in a file and not among the arguments, which every user of a machine can read.
 * @param {string} dir
 */
export async function writeShopLogin(dir) {
  const login = `wren:${randomBytes(16).toString("hex")}`;
  await writeFile(walletPaths(dir).shopConfig, `rpc-login=${login}\n`, { mode: 0o600 });
  return login;
}

/** @param {string} dir */
async function moveToShop(dir) {
  const { customerDir, shopDir } = walletPaths(dir);
  const files = (await readdir(customerDir)).filter((name) => name.split(".")[0] === SHOP_WALLET);
  for (const name of files) await rename(path.join(customerDir, name), path.join(shopDir, name));
}

/**
 * @param {string} dir
 * @returns {Promise<Kept | null>}
 */
async function readKept(dir) {
  const text = await readFile(walletPaths(dir).kept, "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}
