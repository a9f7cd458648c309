/** Open to all who reach the cms: a message counts only with its provider's signature. */
export default {
  routes: [
    {
      method: "POST",
      path: "/webhooks/:provider",
      handler: "api::payments.payment.receive",
      config: { auth: false },
    },
    {
      method: "GET",
      path: "/shop/payment-methods",
      handler: "api::payments.payment.methods",
      config: { auth: false },
    },
  ],
};
