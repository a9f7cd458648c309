import { openRoutes } from "../../../platform/http/open-routes";

/** Open routes: an identifier is enough to see what can be bought for it. */
export default openRoutes("api::subscriptions.subscription", {
  "POST /shop/services/look-up": "lookUp",
  "POST /shop/services/offers": "offers",
});
