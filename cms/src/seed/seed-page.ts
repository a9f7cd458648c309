import { LOCALES, type Block, type Locale, type Media, type Page, type RichText } from "@wren/domain";
import type { Core, Modules } from "@strapi/strapi";
import type { PictureIds, PictureName } from "./pictures";

/** A type of the contract as a writer fills it in: pictures by name, and what may be null may be left out. */
export type Written<T> = T extends Media
  ? PictureName
  : T extends RichText | string | number | boolean
    ? T
    : T extends readonly (infer Item)[]
      ? Written<Item>[]
      : { [Key in keyof T as null extends T[Key] ? never : Key]: Written<T[Key]> } & {
          [Key in keyof T as null extends T[Key] ? Key : never]?: Written<NonNullable<T[Key]>>;
        };

type ColorMode = Page["forcedColorMode"];

export type SeedPage = {
  slug: string;
  forcedColorMode?: ColorMode;
} & Record<Locale, { title: string; description: string; blocks: Written<Block>[] }>;

const PAGE_UID = "api::page.page";

/**
 * Creates a page once, language by language. What an editor changes, renames or deletes afterwards stays so;
 * a page that a crash left half-made is completed.
 */
export async function seedPage(strapi: Core.Strapi, page: SeedPage, pictures: PictureIds): Promise<void> {
  const { slug } = page;
  const seeded = seededSlugs(strapi);
  const done = (await seeded.get()) ?? [];
  if (done.includes(slug)) return;
  const forcedColorMode: ColorMode = page.forcedColorMode ?? "none";
  for (const locale of LOCALES) {
    const documents = strapi.documents(PAGE_UID);
    if (await documents.findFirst({ locale, filters: { slug } })) continue;

    const { title, description, blocks } = page[locale];
    const data = { slug, forcedColorMode, title, description, blocks: withPictureIds(blocks, pictures) };
    const sibling = await findInAnyLanguage(strapi, slug);
    if (sibling) {
      await documents.update({ documentId: sibling.documentId, locale, status: "published", data });
    } else {
      await documents.create({ locale, status: "published", data });
    }
  }
  await seeded.set([...done, slug]);
}

/** Strapi's own key-value store remembers which demo pages were made. */
function seededSlugs(strapi: Core.Strapi) {
  const store = strapi.store({ type: "core", name: "wren", key: "seeded_pages" });
  return {
    get: () => store.get({}) as Promise<string[] | null>,
    set: (slugs: string[]) => store.set({ value: slugs }),
  };
}

async function findInAnyLanguage(strapi: Core.Strapi, slug: string) {
  for (const locale of LOCALES) {
    const found = await strapi.documents(PAGE_UID).findFirst({ locale, filters: { slug } });
    if (found) return found;
  }
  return null;
}

const PICTURE_KEYS = ["image", "imageDark"];

type StoredBlocks = Modules.Documents.Params.Data.Input<typeof PAGE_UID>["blocks"];

/** Replaces each picture's name by its id in the media library; all else is stored as written. */
function withPictureIds(blocks: Written<Block>[], pictures: PictureIds): StoredBlocks {
  const withIds = JSON.stringify(blocks, (key, value: unknown) =>
    PICTURE_KEYS.includes(key) ? pictures.get(value as PictureName) : value,
  );
  return JSON.parse(withIds) as StoredBlocks;
}
