import type { Core } from "@strapi/strapi";
import { table } from "../rows/table";
import { explore, givePermissions, type Permission } from "./give-permissions";

const SUPPORT_CODE = "wren-support-agent";
const CANNED_REPLY = "api::chat.canned-reply";
const REPLY_FIELDS = ["title", "order", "en", "de", "labels", "takesOver", "priority", "snooze", "closes"];
const LABEL = "api::chat.chat-label";
const LABEL_FIELDS = ["en", "de", "order"];

/**
 * Permissions of agents who answer visitors: the support desk, the requests, their figures, the canned replies and the labels. No orders, no
 * money, no content.
 */
const PERMISSIONS: Permission[] = [
  { action: "admin::desk.chat", subject: null, properties: {} },
  { action: "admin::desk.requests", subject: null, properties: {} },
  { action: "admin::desk.support-figures", subject: null, properties: {} },
  ...["create", "read", "update"].map((verb) => explore(verb, CANNED_REPLY, { fields: REPLY_FIELDS })),
  explore("delete", CANNED_REPLY, {}),
  ...["create", "read", "update"].map((verb) => explore(verb, LABEL, { fields: LABEL_FIELDS })),
  explore("delete", LABEL, {}),
];

/** Creates the role "Support agent", and gives it its permissions at every start. */
export async function applySupportRole(strapi: Core.Strapi): Promise<void> {
  const roles = table<{ name: string; code: string; description: string }>(strapi, "admin::role");
  const role =
    (await roles.findOne({ where: { code: SUPPORT_CODE } })) ??
    (await roles.create({
      name: "Support agent",
      code: SUPPORT_CODE,
      description: "Answers visitors in the chat and in requests. Sees no orders' sums and changes no content.",
    }));
  await givePermissions(strapi, role.id, PERMISSIONS);
}
