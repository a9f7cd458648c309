import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::kb-article.kb-article");
