import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { temporaryPath } from "../../../scripts/lib/temporary-folders.mjs";

const execute = promisify(execFile);
const DEBIAN_SERVERS = "/usr/lib/postgresql";

/**
 * The server that Debian installs beside its `pg_dump`: the one of the other tests comes from npm, without `pg_dump`, and
 * may be newer. @returns null where there is none
 */
export async function startInstalledPostgres() {
  const [version] = (await readdir(DEBIAN_SERVERS).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  if (!version) return null;
  const bin = (name: string) => path.join(DEBIAN_SERVERS, version, "bin", name);
  const folder = temporaryPath("postgres");
  await mkdir(folder, { mode: 0o700 });
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? await findUser("postgres") : null;
  if (user) await chown(folder, user.uid, user.gid);
  await execute(bin("initdb"), ["-D", folder, "-U", "wren", "--auth=trust", "--encoding=UTF8"], { ...user, cwd: "/" });
  const port = await findFreePort();
  const args = ["-D", folder, "-p", String(port), "-c", `unix_socket_directories=${folder}`, "-c", "fsync=off"];
  const server = spawn(bin("postgres"), args, { ...user, cwd: "/", stdio: "ignore" });
  const url = (database: string) => `postgres://wren:wren@127.0.0.1:${String(port)}/${database}`;
  while (!(await answers(url("postgres")))) await wait(50);
  return {
    async createDatabase(name: string) {
      const client = new Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    async stop() {
      const closed = once(server, "close");
      server.kill("SIGINT");
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findUser(name: string): Promise<{ uid: number; gid: number }> {
  const ask = async (what: "-u" | "-g") => Number((await execute("id", [what, name])).stdout);
  return { uid: await ask("-u"), gid: await ask("-g") };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  return client.connect().then(
    async () => {
      await client.end();
      return true;
    },
    () => false,
  );
}
