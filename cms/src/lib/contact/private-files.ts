import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { requiredEnv } from "../required-env";

/** Beside the public uploads, never below them: only staff get these, and only through their desk. */
const folder = () => path.join(requiredEnv("DATA_DIR"), "private", "contact");

export async function writePrivate(name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder(), name), bytes, { mode: 0o600 });
}

export async function readPrivate(name: string): Promise<Buffer> {
  return readFile(path.join(folder(), name));
}

export async function removePrivate(name: string): Promise<void> {
  await rm(path.join(folder(), name), { force: true });
}
