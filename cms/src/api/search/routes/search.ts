import { openRoutes } from "../../../platform/http/open-routes";

/** Searches come in the body, because addresses are written into logs on the way. */
export default openRoutes("api::search.search", { "POST /search": "search" });
