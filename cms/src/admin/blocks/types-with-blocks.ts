/** Content types whose entries editors build of blocks. */
export const TYPES_WITH_BLOCKS = [
  ...["api::page.page", "api::product.product", "api::resource.resource", "api::service.service"],
];
