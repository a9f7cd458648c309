import { openRoutes } from "../../../platform/http/open-routes";

/** Ids travel in request bodies, so that no access log holds one. */
export default openRoutes("api::captcha.captcha", {
  "POST /captcha": "issue",
  "POST /captcha/picture": "picture",
  "POST /captcha/sound": "sound",
});
