import type { Capability } from "../../platform/capability";
import { sluggedDocuments } from "../../platform/documents/published-slug";
import { catalogContents } from "./content";
import { PRODUCT } from "./work/product-documents";
import { SERVICE } from "./work/service-documents";
import { shippingZoneDocuments } from "./work/shipping-zone-documents";
import { shopDocuments } from "./work/shop-documents";
import { skuDocuments } from "./work/sku-documents";
import { openStocks } from "./work/stock";
import { tariffDocuments } from "./work/tariff-documents";
import { askAboutUnusualPrices } from "./work/unusual-prices";

export const catalog: Capability = {
  contents: catalogContents,
  register(strapi) {
    for (const type of [PRODUCT, SERVICE]) strapi.documents.use(sluggedDocuments(strapi, type));
    strapi.documents.use(skuDocuments(strapi));
    strapi.documents.use(shippingZoneDocuments(strapi));
    strapi.documents.use(shopDocuments(strapi));
    strapi.documents.use(tariffDocuments(strapi));
    strapi.documents.use(askAboutUnusualPrices(strapi));
  },
  prepare: openStocks,
};
