import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::kb-article.kb-article");
