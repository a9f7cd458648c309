import { openRoutes } from "../../../platform/http/open-routes";

/** Open routes: a token proves that its mail was read. */
export default openRoutes("api::email-change.email-change", {
  "POST /email-changes": "request",
  "POST /email-changes/look-at": "lookAt",
  "POST /email-changes/confirm": "confirm",
  "POST /email-changes/undo": "undo",
});
