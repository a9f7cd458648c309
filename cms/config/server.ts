import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { requiredEnv } from "../src/platform/env";

const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  const publicDir = path.join(requiredEnv("DATA_DIR"), "public");
  // The upload plugin refuses to start without its folder and does not make it.
  mkdirSync(path.join(publicDir, "uploads"), { recursive: true });

  return {
    // Loopback: only web, on the same machine, may talk to the cms unless an operator decides otherwise.
    host: env("CMS_HOST", "127.0.0.1"),
    port: env.int("CMS_PORT", 1337),
    app: { keys: requiredEnv("APP_KEYS").split(",") },
    dirs: { public: publicDir },
    logger: { startup: { enabled: false }, updates: { enabled: false } },
  };
};

export default config;
