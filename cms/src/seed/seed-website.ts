import type { Core } from "@strapi/strapi";
import { website } from "./content/website";
import type { PictureIds } from "./pictures";

const WEBSITE_UID = "api::website.website";

export async function seedWebsite(strapi: Core.Strapi, pictures: PictureIds): Promise<void> {
  const documents = strapi.documents(WEBSITE_UID);
  if (await documents.findFirst()) return;

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
