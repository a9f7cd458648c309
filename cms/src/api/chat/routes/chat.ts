/** Open to all: the support page says whether anybody is there. */
export default {
  routes: [{ method: "GET", path: "/chat/status", handler: "api::chat.chat.status", config: { auth: false } }],
};
