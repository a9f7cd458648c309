import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { call } from "./call.mjs";

export const SHOP_WALLET = "shop";
const CUSTOMER_WALLET = "customer";

/** @param {string} dir */
export function walletPaths(dir) {
  return {
    customerDir: path.join(dir, "customer"),
    shopDir: path.join(dir, "shop"),
    shopConfig: path.join(dir, "shop-wallet-rpc.conf"),
  };
}

/**
 * The seller's wallet, of which the shop gets address and view key only, and a customer's wallet to pay from.
 * @param {string} dir
 * @param {string} customerUrl the customer's wallet process, which makes them all
 */
export async function createWallets(dir, customerUrl) {
  const password = randomBytes(16).toString("hex");
  const wallet = (/** @type {string} */ method, /** @type {object} */ params = {}) => call(customerUrl, method, params);

  await wallet("create_wallet", { filename: "owner", password, language: "English" });
  const { address } = await wallet("get_address", { account_index: 0 });
  const { key: viewkey } = await wallet("query_key", { key_type: "view_key" });
  const viewOnly = { filename: SHOP_WALLET, address, viewkey, password, restore_height: 0 };
  await wallet("generate_from_keys", viewOnly);
  await wallet("close_wallet");
  await moveToShop(dir);
  await wallet("create_wallet", { filename: CUSTOMER_WALLET, password, language: "English" });
  return { shopAddress: String(address), password };
}

/**
 * @param {string} customerUrl
 * @param {string} password
 */
export async function openCustomer(customerUrl, password) {
  await call(customerUrl, "open_wallet", { filename: CUSTOMER_WALLET, password });
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
  await mkdir(shopDir, { recursive: true });
  const files = (await readdir(customerDir)).filter((name) => name.split(".")[0] === SHOP_WALLET);
  for (const name of files) await rename(path.join(customerDir, name), path.join(shopDir, name));
}
