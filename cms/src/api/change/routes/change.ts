/** Open to all who reach the cms: it tells that public content changed, never what. */
export default {
  routes: [{ method: "GET", path: "/changes", handler: "api::change.change.stream", config: { auth: false } }],
};
