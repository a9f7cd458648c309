import type { Capability } from "../../platform/capability";
import { addChatDesk } from "../chat/desk";
import { queueCalls } from "./desk";

export const supportQueue: Capability = {
  register: (strapi) => addChatDesk(strapi, queueCalls(strapi)),
};
