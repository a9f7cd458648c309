/** Open to all who reach the cms: whoever knows an order's secret may pay it. */
export default {
  routes: ["claim", "quote", "sandbox"].map((call) => ({
    method: "POST",
    path: `/shop/orders/monero-${call}`,
    handler: `api::monero.monero-payment.${call}`,
    config: { auth: false },
  })),
};
