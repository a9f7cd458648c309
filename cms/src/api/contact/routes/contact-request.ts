const CALLS = { "/support/contact": "submit", "/support/contact/files": "upload" };

/** Open to all who reach the cms; requests are read by staff only, at their desk. */
export default {
  routes: Object.entries(CALLS).map(([path, action]) => {
    return { method: "POST", path, handler: `api::contact.contact-request.${action}`, config: { auth: false } };
  }),
};
