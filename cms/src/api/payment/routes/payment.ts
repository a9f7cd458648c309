/** Open to all who reach the cms: a message counts only with its provider's signature. */
export default {
  routes: [
    {
      method: "POST",
      path: "/webhooks/:provider",
      handler: "api::payment.payment.receive",
      config: { auth: false },
    },
    {
      method: "GET",
      path: "/shop/payment-methods",
      handler: "api::payment.payment.methods",
      config: { auth: false },
    },
  ],
};
