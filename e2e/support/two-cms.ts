import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { startSeededPostgres } from "../../scripts/lib/template-data.mjs";
import { openTcpProxy } from "./tcp-proxy.ts";
import { test as base } from "./test.ts";

export type TwoCms = Awaited<ReturnType<typeof startTwoCms>>;

/** Journeys on a scaled-out site: PostgreSQL, one cms for the staff and another one for the visitors. */
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
  const { dataDir, ...postgres } = await startSeededPostgres();
  const [port, staffPort, visitorsPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const publicUrl = `http://localhost:${String(port)}`;
  const env = { DATABASE_URL: postgres.url, CHAT_MAIL_AFTER_SECONDS: "1", LOG_LEVEL: "error" };
  const start = (cmsPort: number) => startCms({ dataDir, publicUrl, env, cmsPort });
  const cms = await Promise.all([start(staffPort), start(visitorsPort)]);
  const [, forVisitors] = cms;
  let [forStaff] = cms;
  const webEnv = { ...env, PROXY_ADDRESS_HEADER: "X-Forwarded-For" };
  const web = await startWeb({ dataDir, publicUrl, port, cmsPort: visitorsPort, env: webEnv });
  const staffProxy = await openTcpProxy([staffPort, visitorsPort]);
  return {
    url: publicUrl,
    dataDir,
    cmsUrl: `http://127.0.0.1:${String(visitorsPort)}`,
    /** The staff's address: their own cms as long as it answers, as behind a load balancer. */
    staffUrl: `http://localhost:${String(staffProxy.port)}`,
    killStaffCms: () => forStaff.kill(),
    async reviveStaffCms() {
      forStaff = await start(staffPort);
    },
    async stop() {
      await staffProxy.shut();
      await web.stop();
      await forStaff.stop();
      await forVisitors.stop();
      await postgres.stop();
    },
  };
}
