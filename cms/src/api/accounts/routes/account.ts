/** Open to all who reach the cms: the code and the password say who it is. */
export default {
  routes: [
    { method: "POST", path: "/auth/confirm-email", handler: "api::accounts.account.confirm", config: { auth: false } },
  ],
};
