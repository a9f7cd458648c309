import { openRoutes } from "../../../platform/http/open-routes";

/** It tells that public content changed, never what. */
export default openRoutes("api::change.change", {
  "GET /changes": "stream",
});
