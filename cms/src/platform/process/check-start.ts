import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkEnv, env } from "../env";

/** @returns why the cms cannot start, in sentences for an operator, or null; Strapi would print where its code failed */
export function whyNotStart(): string | null {
  try {
    checkEnv();
  } catch (error) {
    return (error as Error).message;
  }
  try {
    const probe = path.join(env("DATA_DIR"), `.probe-${randomUUID()}`);
    mkdirSync(env("DATA_DIR"), { recursive: true, mode: 0o700 });
    writeFileSync(probe, "written");
    rmSync(probe);
    return null;
  } catch (error) {
    return `DATA_DIR cannot be used: ${(error as Error).message}`;
  }
}
