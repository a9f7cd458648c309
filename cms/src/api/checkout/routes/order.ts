import { openRoutes } from "../../../platform/http/open-routes";

/** An order's secret gives access to it, and prices are for everybody. */
export default openRoutes("api::checkout.order", {
  "POST /shop/quote": "quote",
  "POST /shop/checkout": "checkout",
  "POST /shop/orders/look-up": "lookUp",
  "POST /shop/orders/pay": "pay",
});
