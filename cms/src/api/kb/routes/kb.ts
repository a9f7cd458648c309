import { openRoutes } from "../../../platform/http/open-routes";

/** Questions come in the body: what stands in an address is written into logs on the way. */
export default openRoutes("api::kb.kb", {
  "POST /kb/search": "search",
  "POST /kb/suggestions": "suggest",
  "POST /kb/votes": "vote",
});
