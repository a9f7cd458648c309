import { openRoutes } from "../../../platform/http/open-routes";

/** Open routes: a message counts only with its provider's signature. */
export default openRoutes("api::payments.payment", {
  "POST /webhooks/:provider": "receive",
  "GET /shop/payment-methods": "methods",
});
