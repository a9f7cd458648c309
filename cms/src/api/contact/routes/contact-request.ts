import { openRoutes } from "../../../platform/http/open-routes";

/** Everybody may write; only staff read the requests, at their desk. */
export default openRoutes("api::contact.contact-request", {
  "POST /support/contact": "submit",
  "POST /support/contact/files": "upload",
});
