import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { startCms } from "../../../scripts/lib/stack.mjs";

type Cms = Awaited<ReturnType<typeof startCms>>;

type FleetOptions = { dataDir: string; size: number; env: Record<string, string> };

/** Processes of the cms that are started again whenever they die, as an operator's service manager would. */
export async function startFleet({ dataDir, size, env }: FleetOptions) {
  const members: { url: string; cms: Cms }[] = [];
  let deaths = 0;
  const stopping = new AbortController();
  const guards: Promise<void>[] = [];

  async function keepAlive(cmsPort: number, first: Cms): Promise<void> {
    const member = { url: first.url, cms: first };
    members.push(member);
    while (!stopping.signal.aborted) {
      const hasDied = await member.cms.failed.then(
        () => false,
        () => true,
      );
      if (!hasDied) return;
      deaths += 1;
      // It may die again while it starts: work that waited for it runs into the same fail-points.
      member.cms = await startCms({ dataDir, cmsPort, env }).catch(() => member.cms);
    }
    // One that was being started when the others were stopped would go on writing.
    await member.cms.stop();
  }

  for (let n = 0; n < size; n += 1) {
    const cmsPort = await findFreePort();
    guards.push(keepAlive(cmsPort, await startCms({ dataDir, cmsPort, env })));
  }
  return {
    urls: () => members.map(({ url }) => url),
    deaths: () => deaths,
    async stop() {
      stopping.abort();
      await Promise.all(members.map(({ cms }) => cms.stop()));
      await Promise.all(guards);
    },
  };
}
