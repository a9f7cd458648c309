/**
 * The content types that everybody may read once published: the content api answers them, and a change of
 * theirs is announced. Business and personal records never belong here.
 */
export const PUBLIC_CONTENT = [
  "api::page.page",
  "api::website.website",
  "api::product.product",
  "api::sku.sku",
  "api::service.service",
  "api::tariff.tariff",
  "api::support-file.support-file",
  "api::resource.resource",
  "api::shipping-zone.shipping-zone",
  "api::shop.shop",
  "api::kb-category.kb-category",
  "api::kb-article.kb-article",
] as const;
