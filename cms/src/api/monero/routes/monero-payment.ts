import { openRoutes } from "../../../platform/http/open-routes";

/** Open routes: an order's secret is enough to pay it. */
export default openRoutes("api::monero.monero-payment", {
  "POST /shop/orders/monero-claim": "claim",
  "POST /shop/orders/monero-quote": "quote",
  "POST /shop/orders/monero-sandbox": "sandbox",
});
