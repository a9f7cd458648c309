import type { Core } from "@strapi/strapi";
import { env } from "../src/platform/env";
import { previewAddress } from "../src/platform/preview/preview-address";

const config = (): Core.Config.Admin => ({
  // Mails about new passwords lead there.
  url: env("ADMIN_URL") && `${env("ADMIN_URL") ?? ""}/admin`,
  auth: {
    secret: env("ADMIN_JWT_SECRET")[0],
    // Strapi would decide by the request, and a proxy's comes without TLS.
    cookie: { secure: env("ADMIN_URL")?.startsWith("https:") ?? false },
  },
  apiToken: { salt: env("API_TOKEN_SALT")[0] },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT")[0] } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY")[0] },
  // Strapi's own counts by account behind a proxy, so that anybody could lock an administrator out. Ours: limits/admin-sign-in.
  rateLimit: { enabled: false },
  flags: { nps: false, promoteEE: false, docLinks: false },
  preview: { enabled: true, config: { handler: (uid, asked) => previewAddress(strapi, uid, asked) } },
  // Opening a browser is for developers' desks, and even there it surprises.
  autoOpen: false,
  watchIgnoreFiles: [`${env("DATA_DIR")}/**`, "**/tests/**"],
});

export default config;
