import type { Core } from "@strapi/strapi";
import { perStrapi } from "../../../platform/per-strapi";

type Join = (begun: number, owned: number) => Promise<void>;

const joins = perStrapi<Join[]>(() => []);

/** Capabilities above say what becomes of their records when one account goes over to another. */
export function onAccountsJoined(strapi: Core.Strapi, join: Join): void {
  joins(strapi).push(join);
}

/** @param begun id of the account that ends @param owned id of the one that gets what it had */
export async function joinAccounts(strapi: Core.Strapi, begun: number, owned: number): Promise<void> {
  for (const join of joins(strapi)) await join(begun, owned);
}
