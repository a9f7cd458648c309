import { openRoutes } from "../../../platform/http/open-routes";

/** All but the public status check the session themselves (see the controller). */
export default openRoutes("api::chat.chat", {
  "GET /chat/status": "status",
  "GET /chat/conversation": "conversation",
  "GET /chat/unread": "unread",
  "GET /chat/files/:id": "file",
  "POST /chat/messages": "send",
  "POST /chat/files": "upload",
  "POST /chat/about": "about",
  "POST /chat/seen": "seen",
  "POST /chat/transcript": "transcript",
  "POST /chat/end": "end",
  "POST /chat/erase": "erase",
  "POST /chat/listen": "listen",
  "POST /chat/news": "news",
});
