import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::shipping-zone.shipping-zone");
