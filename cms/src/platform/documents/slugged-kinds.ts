import type { EntryKind } from "@wren/domain";

/** Types of entries that visitors reach by their slug, which is the same in every language. */
export const SLUGGED_KINDS = {
  "api::page.page": "page",
  "api::product.product": "product",
  "api::service.service": "service",
  "api::kb-article.kb-article": "article",
  "api::resource.resource": "resource",
} as const satisfies Record<string, EntryKind>;

export type SluggedUid = keyof typeof SLUGGED_KINDS;
