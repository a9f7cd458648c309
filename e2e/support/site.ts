import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { copyTemplateData } from "../../scripts/lib/template-data.mjs";

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The whole stack on free ports and on data of its own, as `npm start` runs it. */
export async function startSite(env: Record<string, string> = {}) {
  const { dataDir, remove } = await copyTemplateData();
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const logLines: string[] = [];
  const onLine = (service: string, line: string) => logLines.push(`${service} ${line}`);
  const publicUrl = `http://localhost:${String(port)}`;
  const settings = { dataDir, port, cmsPort, publicUrl, env: { DATABASE_URL: "", ...env }, onLine };

  let cms = await startCms(settings);
  const web = await startWeb(settings);
  return {
    url: publicUrl,
    cmsUrl: cms.url,
    dataDir,
    /** What both processes have printed so far. */
    logLines,
    killCms: () => cms.kill(),
    async restartCms() {
      cms = await startCms(settings);
    },
    async stop() {
      await web.stop();
      await cms.stop();
      await remove();
    },
  };
}
