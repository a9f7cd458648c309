import type { Core } from "@strapi/strapi";
import { moneroPayments } from "./rows";
import type { MoneroWallet, NewAddress } from "./wallet";

const MOST_TRIES = 5;

const caughtUp = new WeakSet<MoneroWallet>();

/**
 * Makes the wallet watch all addresses of orders, once per process: a wallet restored from its keys knows only its
 * first ones, and would miss payments to later ones.
 */
export async function catchUpWithOrders(strapi: Core.Strapi, wallet: MoneroWallet): Promise<void> {
  if (caughtUp.has(wallet)) return;
  const [newest] = await moneroPayments(strapi).findMany({ where: {}, orderBy: { subaddressIndex: "desc" }, limit: 1 });
  if (newest) await wallet.skipAddresses(newest.subaddressIndex);
  caughtUp.add(wallet);
}

/**
 * Takes an address that no order has had. A wallet restored from its keys starts counting again, and would hand out the
 * addresses of old orders.
 */
export async function takeAddress(strapi: Core.Strapi, wallet: MoneroWallet): Promise<NewAddress> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const address = await wallet.newAddress();
    const [newest] = await moneroPayments(strapi).findMany({
      where: { subaddressIndex: { $gte: address.index } },
      orderBy: { subaddressIndex: "desc" },
      limit: 1,
    });
    if (!newest) return address;
    await wallet.skipAddresses(newest.subaddressIndex);
  }
  throw new Error("The wallet hands out addresses that are in use");
}
