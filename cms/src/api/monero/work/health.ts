import type { Core } from "@strapi/strapi";
import { DAY_MS, type MoneroHealth } from "@wren/domain";
import { env } from "../../../platform/env";
import type { MoneroParts } from "./parts";
import { moneroWatches } from "./rows";
import { readMoneroSettings } from "./settings";

/** State of the wallet, as the watcher stored it last. */
export async function reportHealth(
  strapi: Core.Strapi,
  { wallet }: Pick<MoneroParts, "wallet">,
  now: Date,
): Promise<MoneroHealth> {
  const watch = await moneroWatches(strapi).findOne({ where: {} });
  const { moneroRateSetAt } = await readMoneroSettings(strapi);
  const isOwnRateOld = !moneroRateSetAt || now.getTime() - moneroRateSetAt.getTime() > DAY_MS;
  return {
    isTest: wallet.isTest,
    walletHeight: watch?.walletHeight ?? 0,
    nodeHeight: watch?.nodeHeight ?? 0,
    scannedAt: watch?.scannedAt ? new Date(watch.scannedAt).toISOString() : null,
    failedAt: watch?.failedAt ? new Date(watch.failedAt).toISOString() : null,
    failure: watch?.failure ?? null,
    isRateOld: isOwnRateOld && !env("MONERO_RATE_URL"),
  };
}
