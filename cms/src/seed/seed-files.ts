import path from "node:path";
import type { Core } from "@strapi/strapi";
import { resources } from "./content/resources";
import { supportFiles } from "./content/support-files";
import { storeOnce } from "./library";
import type { PictureIds } from "./pictures";
import { seedLocalized } from "./seed-localized";
import { seedOnce } from "./seeded";
import type { ResourceTexts, SeedSupportFile } from "./entries";

/** Downloads and guides. */
export async function seedFiles(strapi: Core.Strapi, pictures: PictureIds): Promise<void> {
  for (const [position, file] of supportFiles.entries()) await seedSupportFile(strapi, file, position);
  for (const [position, resource] of resources.entries()) {
    const { slug } = resource;
    const texts = { en: await withAttachments(strapi, resource.en), de: await withAttachments(strapi, resource.de) };
    const entry = {
      uid: "api::resource.resource",
      list: "seeded_resources",
      slug,
      shared: { position },
      texts,
    } as const;
    await seedLocalized(strapi, entry, pictures);
  }
}

async function seedSupportFile(strapi: Core.Strapi, seed: SeedSupportFile, position: number): Promise<void> {
  const { file, isSigned, ...facts } = seed;
  await seedOnce(strapi, { list: "seeded_support_files", name: `${seed.platform} ${file}` }, async () => {
    const stored = await store(strapi, file);
    const signature = isSigned ? await store(strapi, `${file}.sig`) : null;
    const data = { ...facts, file: stored, signature, position, active: true };
    await strapi.documents("api::support-file.support-file").create({ data });
  });
}

async function withAttachments(strapi: Core.Strapi, { files = [], ...texts }: ResourceTexts) {
  const attachments: number[] = [];
  for (const file of files) attachments.push(await store(strapi, file));
  return { ...texts, attachments };
}

async function store(strapi: Core.Strapi, file: string): Promise<number> {
  return storeOnce(strapi, file, path.join(strapi.dirs.app.root, "seed-files", file));
}
