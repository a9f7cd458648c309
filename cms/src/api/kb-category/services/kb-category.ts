import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::kb-category.kb-category");
