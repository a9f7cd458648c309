import { openRoutes } from "../../../platform/http/open-routes";

/** Ids travel in bodies, so that no log of addresses could hold one. */
export default openRoutes("api::captcha.captcha", {
  "POST /captcha": "issue",
  "POST /captcha/picture": "picture",
  "POST /captcha/sound": "sound",
});
