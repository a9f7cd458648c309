import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { env } from "../platform/env";

/** Answers of `npm run setup` about the shop. */
const setupSchema = z
  .object({
    companyName: z.string(),
    companyStreet: z.string(),
    companyTown: z.string(),
    companyCountry: z.string(),
    vatNumber: z.string(),
    vatBasisPoints: z.number(),
  })
  .partial();

type Setup = z.infer<typeof setupSchema>;

/**
 * Takes over what setup was told since the last time. An answer that was taken over once is not written again, so that
 * an editor's later change stays until setup is told something else.
 */
export async function applySetup(strapi: Core.Strapi): Promise<void> {
  const told = await readSetupFile();
  const store = strapi.store({ type: "core", name: "wren", key: "applied_setup" });
  const applied = ((await store.get({})) ?? {}) as Setup;
  const isNew = ([name, value]: [string, unknown]) => value !== applied[name as keyof Setup];
  const news: Setup = Object.fromEntries(Object.entries(told).filter(isNew));
  if (Object.keys(news).length === 0) return;
  await write(strapi, news);
  await store.set({ value: { ...applied, ...told } });
}

async function write(strapi: Core.Strapi, { vatBasisPoints, ...company }: Setup): Promise<void> {
  const websites = strapi.documents("api::website.website");
  const website = await websites.findFirst();
  if (website) await websites.update({ documentId: website.documentId, data: company });
  const shops = strapi.documents("api::shop.shop");
  const shop = await shops.findFirst();
  if (shop && vatBasisPoints !== undefined)
    await shops.update({ documentId: shop.documentId, data: { vatBasisPoints } });
}

async function readSetupFile(): Promise<Setup> {
  const file = path.join(env("DATA_DIR"), "setup.json");
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? {} : setupSchema.parse(JSON.parse(text));
}
