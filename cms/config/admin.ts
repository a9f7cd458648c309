import type { Core } from "@strapi/strapi";
import { requiredEnv } from "../src/platform/env";

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: requiredEnv("ADMIN_JWT_SECRET") },
  apiToken: { salt: requiredEnv("API_TOKEN_SALT") },
  transfer: { token: { salt: requiredEnv("TRANSFER_TOKEN_SALT") } },
  secrets: { encryptionKey: requiredEnv("ENCRYPTION_KEY") },
  flags: { nps: false, promoteEE: false, docLinks: false },
  // Opening a browser is for developers' desks, and even there it surprises.
  autoOpen: false,
  watchIgnoreFiles: [`${env("DATA_DIR", "")}/**`, "**/tests/**"],
});

export default config;
