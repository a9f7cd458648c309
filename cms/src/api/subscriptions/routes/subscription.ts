const CALLS = {
  "POST /shop/services/look-up": "lookUp",
  "POST /shop/services/offers": "offers",
};

/** Open to all who reach the cms: whoever knows an identifier may see what can be bought for it. */
export default {
  routes: Object.entries(CALLS).map(([call, action]) => {
    const [method, path] = call.split(" ");
    return { method, path, handler: `api::subscriptions.subscription.${action}`, config: { auth: false } };
  }),
};
