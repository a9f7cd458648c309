import { openRoutes } from "../../../platform/http/open-routes";

/** Open route: the answer tells no more than opening the site from that address would. */
export default openRoutes("api::website.website", {
  "POST /website/validateIp": "validateIp",
});
