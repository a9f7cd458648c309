import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::kb-category.kb-category");
