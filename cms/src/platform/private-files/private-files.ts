import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "../env";

export type PrivateFolder = "contact" | "chat";

/** Folder beside the public uploads, never below them: only our own calls give access to these files. */
export function privateFiles(of: PrivateFolder) {
  const folder = () => path.join(env("DATA_DIR"), "private", of);
  return {
    async write(name: string, bytes: Buffer): Promise<void> {
      await mkdir(folder(), { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder(), name), bytes, { mode: 0o600 });
    },
    read: (name: string): Promise<Buffer> => readFile(path.join(folder(), name)),
    remove: (name: string): Promise<void> => rm(path.join(folder(), name), { force: true }),
  };
}
