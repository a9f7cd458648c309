import { LOCALES, type Locale } from "@wren/domain";
import type { Core, Modules } from "@strapi/strapi";
import type { PictureIds } from "./pictures";
import { seedOnce } from "./seeded";
import { withPictureIds } from "./written";

type LocalizedUid =
  | "api::page.page"
  | "api::product.product"
  | "api::service.service"
  | "api::kb-article.kb-article"
  | "api::resource.resource";

type LocalizedEntry = {
  uid: LocalizedUid;
  /** Name of the list that records the created entries. */
  list: string;
  slug: string;
  /** Fields with the same value in every language. */
  shared: object;
  /** Fields of each language. */
  texts: Record<Locale, object>;
};

/**
 * Creates an entry once, language by language. An editor's later changes, renames and deletions stay; an entry that a
 * crash left half-made is completed.
 */
export async function seedLocalized(
  strapi: Core.Strapi,
  { uid, list, slug, shared, texts }: LocalizedEntry,
  pictures: PictureIds,
): Promise<void> {
  await seedOnce(strapi, { list, name: slug }, async () => {
    for (const locale of LOCALES) {
      const documents = strapi.documents(uid);
      if (await documents.findFirst({ locale, filters: { slug } })) continue;

      const written = { slug, ...shared, ...texts[locale] };
      const data = withPictureIds(written, pictures) as Modules.Documents.Params.Data.Input<LocalizedUid>;
      const sibling = await findInAnyLanguage(strapi, uid, slug);
      if (sibling) {
        await documents.update({ documentId: sibling.documentId, locale, status: "published", data });
      } else {
        await documents.create({ locale, status: "published", data });
      }
    }
  });
}

async function findInAnyLanguage(strapi: Core.Strapi, uid: LocalizedUid, slug: string) {
  for (const locale of LOCALES) {
    const found = await strapi.documents(uid).findFirst({ locale, filters: { slug } });
    if (found) return found;
  }
  return null;
}
