import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::kb-category.kb-category");
