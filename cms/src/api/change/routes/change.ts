import { openRoutes } from "../../../platform/http/open-routes";

/** Open to everybody: it tells that public content changed, never which. */
export default openRoutes("api::change.change", {
  "GET /changes": "stream",
});
