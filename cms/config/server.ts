import { mkdirSync } from "node:fs";
import path from "node:path";
import { env } from "../src/platform/env";

const config = () => {
  const publicDir = path.join(env("DATA_DIR"), "public");
  // The upload plugin refuses to start without its folder and does not make it.
  mkdirSync(path.join(publicDir, "uploads"), { recursive: true });

  return {
    // Loopback: only web, on the same machine, may talk to the cms unless an operator decides otherwise.
    host: env("CMS_HOST"),
    port: env("CMS_PORT"),
    app: { keys: [...env("APP_KEYS")] },
    dirs: { public: publicDir },
    logger: { startup: { enabled: false }, updates: { enabled: false } },
  };
};

export default config;
