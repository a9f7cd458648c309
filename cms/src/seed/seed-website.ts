import type { Core } from "@strapi/strapi";
import { website } from "./content/website";
import type { PictureIds } from "./pictures";

const WEBSITE_UID = "api::website.website";

export async function seedWebsite(strapi: Core.Strapi, pictures: PictureIds): Promise<void> {
  const documents = strapi.documents(WEBSITE_UID);
  const existing = await documents.findFirst({ populate: ["contactOptions"] });
  if (existing) {
    await addContactOptions(strapi, existing);
    return;
  }

  await documents.create({
    data: {
      ...website,
      logoHeaderLight: pictures.get("logo-header-light"),
      logoHeaderDark: pictures.get("logo-header-dark"),
      logoFooterLight: pictures.get("logo-footer-light"),
      logoFooterDark: pictures.get("logo-footer-dark"),
    },
  });
}

type Existing = { documentId: string; contactOptions?: unknown[] | null };

/**
 * Adds the demo's options to an entry without any, because nobody could write to us. Older entries have none: their
 * options did not say which address they need, and are no longer read.
 */
async function addContactOptions(strapi: Core.Strapi, { documentId, contactOptions }: Existing): Promise<void> {
  if (contactOptions && contactOptions.length > 0) return;
  await strapi.documents(WEBSITE_UID).update({ documentId, data: { contactOptions: website.contactOptions } });
}
