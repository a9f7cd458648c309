import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::support-file.support-file");
