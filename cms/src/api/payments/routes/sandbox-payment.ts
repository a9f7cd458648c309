import { openRoutes } from "../../../platform/http/open-routes";

/** Calls of the sandbox's own payment page. Knowing a payment's `ref` gives access to it. */
export default openRoutes("api::payments.sandbox-payment", {
  "POST /sandbox-payments/look-up": "lookUp",
  "POST /sandbox-payments/act": "act",
});
