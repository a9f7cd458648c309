import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::support-file.support-file");
