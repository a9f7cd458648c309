import { openRoutes } from "../../../platform/http/open-routes";

/** Open routes: the code and the password identify the account. */
export default openRoutes("api::accounts.account", {
  "POST /auth/confirm-email": "confirm",
});
