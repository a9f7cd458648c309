import { isGoodPassword } from "@wren/domain";
import { requiredEnv } from "../src/lib/required-env";

const config = () => ({
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      security: {
        allowedTypes: ["image/png", "image/jpeg", "image/webp", "application/pdf", "application/zip", "text/plain"],
      },
    },
  },
  "users-permissions": {
    config: {
      jwtSecret: requiredEnv("JWT_SECRET"),
      // Short access tokens and sessions that can be ended: docs/decisions/005-session-tokens.md.
      jwtManagement: "refresh",
      sessions: { httpOnly: false },
      // It counts by the connection's address, and every visitor comes through web's.
      ratelimit: { enabled: false },
      // For resets and changes; a registration is checked by its contract.
      validationRules: { validatePassword: isGoodPassword },
    },
  },
});

export default config;
