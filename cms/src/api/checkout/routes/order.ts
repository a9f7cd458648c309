import { openRoutes } from "../../../platform/http/open-routes";

/** Open routes: an order's secret gives access to it, and prices are public. */
export default openRoutes("api::checkout.order", {
  "POST /shop/quote": "quote",
  "POST /shop/checkout": "checkout",
  "POST /shop/orders/look-up": "lookUp",
  "POST /shop/orders/pay": "pay",
});
