import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::support-file.support-file");
