import type { Core } from "@strapi/strapi";
import { moneroSettingsSchema, PICONERO_PER_XMR, type MoneroSettings, type Piconero } from "@wren/domain";
import { table } from "../../../platform/rows/table";

/** About twenty minutes, and when the network itself lets money be spent. */
const CONFIRMATIONS = 10;

export async function readMoneroSettings(strapi: Core.Strapi): Promise<MoneroSettings> {
  return moneroSettingsSchema.parse((await table(strapi, "api::shop.shop").findOne({ where: {} })) ?? {});
}

/** How often a sum has to be confirmed before it counts as paid. */
export function confirmationsFor(sum: Piconero, settings: MoneroSettings): number {
  const { moneroConfirmations, moneroSmallUpToXmr, moneroSmallConfirmations } = settings;
  const isSmall = moneroSmallUpToXmr !== null && Number(sum) <= moneroSmallUpToXmr * Number(PICONERO_PER_XMR);
  return (isSmall ? moneroSmallConfirmations : null) ?? moneroConfirmations ?? CONFIRMATIONS;
}
