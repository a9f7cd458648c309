import { openRoutes } from "../../../platform/http/open-routes";

/** Open routes: everybody may write; only staff read requests, at their desk. */
export default openRoutes("api::contact.contact-request", {
  "POST /support/contact": "submit",
  "POST /support/contact/files": "upload",
});
