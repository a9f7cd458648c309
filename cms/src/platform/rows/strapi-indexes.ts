import type { Core } from "@strapi/strapi";

type Index = { name: string; columns: string[] };

/**
 * Columns by which Strapi looks for its own rows. It declares no index for them, so that every message of a chat would
 * read all sessions, and every sign-in all accounts. E-mail and support number have unique indexes already
 * (`api/accounts/work/set-up.ts`).
 */
const INDEXES: Record<string, Index[]> = {
  "admin::session": [
    { name: "strapi_sessions_session_index", columns: ["session_id"] },
    { name: "strapi_sessions_user_index", columns: ["user_id", "origin"] },
    { name: "strapi_sessions_end_index", columns: ["absolute_expires_at"] },
  ],
  "plugin::users-permissions.user": [
    { name: "up_users_username_index", columns: ["username"] },
    { name: "up_users_claimed_email_index", columns: ["claimed_email"] },
    { name: "up_users_confirmation_index", columns: ["confirmation_token"] },
    { name: "up_users_reset_index", columns: ["reset_password_token"] },
  ],
};

/** Belongs in `register`: the tables are made after it. */
export function indexTablesOfStrapi(strapi: Core.Strapi): void {
  for (const [uid, indexes] of Object.entries(INDEXES)) Object.assign(strapi.contentTypes[uid as never], { indexes });
}
