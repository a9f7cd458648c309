/** Handlers of the chat, by their call. */
const CALLS = {
  "GET /chat/status": "status",
  "GET /chat/conversation": "conversation",
  "GET /chat/files/:id": "file",
  "POST /chat/messages": "send",
  "POST /chat/files": "upload",
  "POST /chat/about": "about",
  "POST /chat/seen": "seen",
  "POST /chat/end": "end",
  "POST /chat/erase": "erase",
  "POST /chat/listen": "listen",
  "POST /chat/news": "news",
};

/** Without Strapi's own check: all but the status, which is for everybody, ask who is signed in (see the controller). */
export default {
  routes: Object.entries(CALLS).map(([call, action]) => {
    const [method, path] = call.split(" ");
    return { method, path, handler: `api::chat.chat.${action}`, config: { auth: false } };
  }),
};
