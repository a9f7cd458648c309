import { openRoutes } from "../../../platform/http/open-routes";

/** The calls of the sandbox's own payment page. The name of a payment is its key. */
export default openRoutes("api::payments.sandbox-payment", {
  "POST /sandbox-payments/look-up": "lookUp",
  "POST /sandbox-payments/act": "act",
});
