import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::shipping-zone.shipping-zone");
