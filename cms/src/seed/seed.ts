import type { Core } from "@strapi/strapi";
import { env } from "../platform/env";
import { isOwnSite } from "../platform/site-opening";
import { languages } from "../platform/strapi-edges";
import { pages } from "./content/pages";
import { seedPictures } from "./pictures";
import { seedBase } from "./seed-base";
import { seedCannedReplies, seedChatLabels } from "./seed-canned-replies";
import { seedCatalog } from "./seed-catalog";
import { seedKb } from "./seed-kb";
import { seedFiles } from "./seed-files";
import { seedPage } from "./seed-page";
import { seedServices } from "./seed-services";
import { seedSubscriptions } from "./seed-subscriptions";
import { seedWebsite } from "./seed-website";

/** Fills an empty installation: as the demo, or as the base of a site of one's own. */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  await addGerman(strapi);
  if (!env("SEED_DEMO_CONTENT")) return seedBase(strapi);
  if (await isOwnSite(strapi))
    throw new Error(
      "This data belongs to a real shop, and SEED_DEMO_CONTENT would add the demo's articles and subscriptions to it. Set SEED_DEMO_CONTENT=false, or another DATA_DIR for a demo.",
    );
  return seedDemoContent(strapi);
}

/**
 * Creates the demo content. Safe at every start: each step adds only what is missing, so that the next start completes
 * a crashed one and an editor's work is never undone.
 */
export async function seedDemoContent(strapi: Core.Strapi): Promise<void> {
  const pictures = await seedPictures(strapi);
  await seedWebsite(strapi, pictures);
  for (const page of pages) await seedPage(strapi, page, pictures);
  await seedCatalog(strapi, pictures);
  await seedServices(strapi, pictures);
  await seedKb(strapi, pictures);
  await seedFiles(strapi, pictures);
  await seedSubscriptions(strapi);
  await seedChatLabels(strapi);
  await seedCannedReplies(strapi);
}

async function addGerman(strapi: Core.Strapi): Promise<void> {
  if (await languages(strapi).findByCode("de")) return;
  await languages(strapi).create({ code: "de", name: "German (de)" });
}
