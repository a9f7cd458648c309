const CALLS = {
  "POST /shop/quote": "quote",
  "POST /shop/checkout": "checkout",
  "POST /shop/orders/look-up": "lookUp",
  "POST /shop/orders/pay": "pay",
};

/** Open to all who reach the cms: whoever knows an order's secret may see it, and prices are for everybody. */
export default {
  routes: Object.entries(CALLS).map(([call, action]) => {
    const [method, path] = call.split(" ");
    return { method, path, handler: `api::checkout.order.${action}`, config: { auth: false } };
  }),
};
