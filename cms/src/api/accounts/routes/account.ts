import { openRoutes } from "../../../platform/http/open-routes";

/** The code and the password say who it is. */
export default openRoutes("api::accounts.account", {
  "POST /auth/confirm-email": "confirm",
});
