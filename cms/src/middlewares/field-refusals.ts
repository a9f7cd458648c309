import type { Core } from "@strapi/strapi";
import { staffLanguage } from "../platform/desk/current-staff";
import { FieldRefusal } from "../platform/documents/refuse-field";

/** Says our refusals in the language of whoever is signed in: rules of documents do not know who asks. */
const fieldRefusals: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (_ctx, next) => {
    try {
      await next();
    } catch (error) {
      throw error instanceof FieldRefusal ? error.in(staffLanguage(strapi)) : error;
    }
  };

export default fieldRefusals;
