import { adminApi } from "@strapi/strapi/admin";

/** The staff's admin: German beside English, and nothing that calls home or advertises. */
export default {
  config: {
    locales: ["de"],
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap: keepRefusedEdits,
};

/**
 * Strapi shows a saved entry before the server has agreed, and takes it back when the server refuses. Taking
 * it back empties the form of all that the editor wrote. Without that haste the form stays, with the error.
 */
function keepRefusedEdits() {
  adminApi.enhanceEndpoints({ endpoints: { updateDocument: { onQueryStarted: undefined } } });
}
