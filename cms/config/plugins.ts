import { isGoodPassword } from "@wren/domain";
import { env } from "../src/platform/env";

const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"];

/** System images and minisign's signatures have no type of their own, so they come as bytes. */
const DOWNLOAD_TYPES = [
  "application/gzip",
  "application/octet-stream",
  "application/pdf",
  "application/pgp-keys",
  "application/pgp-signature",
  "application/vnd.android.package-archive",
  "application/x-sh",
  "application/x-xz",
  "application/zip",
  "text/plain",
];

const config = () => ({
  upload: {
    config: {
      // As much as Strapi's reader of forms takes.
      sizeLimit: 200 * 1024 * 1024,
      // Nothing that a browser would open and run: no HTML, SVG, XML or JavaScript.
      security: { allowedTypes: [...PICTURE_TYPES, ...DOWNLOAD_TYPES] },
    },
  },
  "users-permissions": {
    config: {
      jwtSecret: env("JWT_SECRET")[0],
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
