/** The calls of the sandbox's own payment page. Open to all who reach the cms: the name of a payment is its key. */
export default {
  routes: ["look-up", "act"].map((call) => ({
    method: "POST",
    path: `/sandbox-payments/${call}`,
    handler: `api::payments.sandbox-payment.${call === "act" ? "act" : "lookUp"}`,
    config: { auth: false },
  })),
};
