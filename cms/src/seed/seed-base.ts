import type { Core } from "@strapi/strapi";
import { beginOwnSite } from "../platform/site-opening";
import { basePages } from "./content/base-pages";
import { siteBase } from "./content/website";
import { seedPage } from "./seed-page";
import { applySetup } from "./setup-file";

/** Replaced by the name from `npm run setup`; the entry must have one. */
const NAME_BEFORE_SETUP = "Wren";

/** Lets whoever sits at this machine see the site before it opens. */
const THIS_MACHINE = "127.0.0.0/8\n::1";

/**
 * Creates what every site needs and nothing to sell: its settings and all its pages, in both languages. Safe at every
 * start, like the demo content.
 */
export async function seedBase(strapi: Core.Strapi): Promise<void> {
  await beginOwnSite(strapi);
  await seedWebsiteBase(strapi);
  await seedShopBase(strapi);
  for (const page of basePages) await seedPage(strapi, page, new Map());
  await applySetup(strapi);
}

async function seedWebsiteBase(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents("api::website.website");
  if (await documents.findFirst()) return;
  const maintenance = { ...siteBase.maintenance, allowList: THIS_MACHINE };
  await documents.create({ data: { ...siteBase, companyName: NAME_BEFORE_SETUP, maintenance } });
}

/** Has no Monero rates, so that Monero is not offered before somebody has set them. */
async function seedShopBase(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents("api::shop.shop");
  if (await documents.findFirst()) return;
  await documents.create({ data: { vatBasisPoints: 810, moneroConfirmations: 10 } });
}
