import type { Permission } from "@strapi/strapi/admin";

/** Ticked in a role under Settings, "Work at the support desk". */
export const CHAT_DESK_PERMISSIONS: Permission[] = [{ action: "admin::desk.chat", subject: null }];
