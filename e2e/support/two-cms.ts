import { rm } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";
import { test as base } from "./test.ts";

type TwoCms = Awaited<ReturnType<typeof startTwoCms>>;

/** Journeys on a site that has grown: PostgreSQL, a cms for the staff, and another one for the visitors. */
export const test = base.extend<object, { site: TwoCms }>({
  site: [
    async ({}, use) => {
      const site = await startTwoCms();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 400_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});

async function startTwoCms() {
  const dataDir = await makeTemporaryFolder("data");
  const postgres = await startPostgres();
  const port = await findFreePort();
  const publicUrl = `http://localhost:${String(port)}`;
  const env = { DATABASE_URL: postgres.url, CHAT_MAIL_AFTER_SECONDS: "1", LOG_LEVEL: "error" };
  // One after the other: the first one makes the tables.
  const forStaff = await startCms({ dataDir, publicUrl, env, cmsPort: await findFreePort() });
  const forVisitors = await startCms({ dataDir, publicUrl, env, cmsPort: await findFreePort() });
  const web = await startWeb({ dataDir, publicUrl, port, cmsPort: Number(new URL(forVisitors.url).port), env });
  const door = await openDoor([forStaff.url, forVisitors.url].map((url) => Number(new URL(url).port)));
  return {
    url: publicUrl,
    dataDir,
    /** Where the staff's browsers go: to their own cms as long as it answers, like a load balancer does. */
    staffUrl: door.url,
    killStaffCms: () => forStaff.kill(),
    async stop() {
      door.close();
      await web.stop();
      await forStaff.stop();
      await forVisitors.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A door that leads to the first of these ports at which somebody is. */
async function openDoor(ports: number[]) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket));
    lead(socket, ports);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

function lead(socket: Socket, [port, ...others]: number[]): void {
  if (port === undefined) {
    socket.destroy();
    return;
  }
  const onward = connect(port, "127.0.0.1");
  onward.once("connect", () => {
    socket.pipe(onward).pipe(socket);
    onward.removeAllListeners("error").on("error", () => socket.destroy());
    onward.once("close", () => socket.destroy());
    socket.once("close", () => onward.destroy());
  });
  onward.once("error", () => lead(socket, others));
}
