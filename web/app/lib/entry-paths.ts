import { HOME_SLUG, type FoundKind } from "@wren/domain";
import { FILES_PATH, KB_PATH, SERVICES_PATH, SHOP_PATH } from "./paths.ts";

/** The address of each kind of entry, without language prefix. Files have none of their own. */
export const ENTRY_PATHS: Record<FoundKind, (slug: string) => string> = {
  page: (slug) => (slug === HOME_SLUG ? "/" : `/${slug}`),
  product: (slug) => `${SHOP_PATH}/${slug}`,
  service: (slug) => `${SERVICES_PATH}/${slug}`,
  file: () => FILES_PATH,
  resource: (slug) => `/resources/${slug}`,
  article: (slug) => `${KB_PATH}/${slug}`,
};
