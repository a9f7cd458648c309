import { openRoutes } from "../../../platform/http/open-routes";

/** Open routes: the code and the password, or the session, identify the account. */
export default openRoutes("api::accounts.account", {
  "POST /auth/begin-without-address": "begin",
  "POST /auth/confirm-email": "confirm",
  "POST /auth/new-phrase": "newPhrase",
});
