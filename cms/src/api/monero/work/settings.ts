import type { Core } from "@strapi/strapi";
import { moneroSettingsSchema, PICONERO_PER_XMR, type MoneroSettings, type Piconero } from "@wren/domain";
import { table } from "../../../platform/rows/table";

/** About twenty minutes; the network itself unlocks money after as many. */
const CONFIRMATIONS = 10;

export async function readMoneroSettings(strapi: Core.Strapi): Promise<MoneroSettings> {
  return moneroSettingsSchema.parse((await table(strapi, "api::shop.shop").findOne({ where: {} })) ?? {});
}

/** Confirmations needed before an amount counts as paid. */
export function confirmationsFor(sum: Piconero, settings: MoneroSettings): number {
  const { moneroConfirmations, moneroSmallUpToXmr, moneroSmallConfirmations } = settings;
  const isSmall = moneroSmallUpToXmr !== null && Number(sum) <= moneroSmallUpToXmr * Number(PICONERO_PER_XMR);
  return (isSmall ? moneroSmallConfirmations : null) ?? moneroConfirmations ?? CONFIRMATIONS;
}
