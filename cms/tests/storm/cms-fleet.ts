import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { startCms } from "../../../scripts/lib/stack.mjs";
import type { Chance } from "./chance";

type Cms = Awaited<ReturnType<typeof startCms>>;

type FleetOptions = {
  dataDir: string;
  size: number;
  /** Each start gets its own seed: otherwise a process that dies at its first step would die there for ever. */
  env: (start: number) => Record<string, string>;
};

/** Processes of the cms that are started again whenever they die, as an operator's service manager would. */
export async function startFleet({ dataDir, size, env }: FleetOptions) {
  const members: { url: string; port: number; cms: Cms }[] = [];
  let deaths = 0;
  let starts = 0;
  const stopping = new AbortController();
  const guards: Promise<void>[] = [];
  const logLines: string[] = [];

  function start(cmsPort: number): Promise<Cms> {
    starts += 1;
    return startCms({ dataDir, cmsPort, env: env(starts), onLine: (_, line) => logLines.push(line) });
  }

  async function keepAlive(port: number, first: Cms): Promise<void> {
    const member = { url: first.url, port, cms: first };
    members.push(member);
    while (!stopping.signal.aborted) {
      const hasDied = await member.cms.failed.then(
        () => false,
        () => true,
      );
      if (!hasDied) return;
      deaths += 1;
      // It may die again during its start: work that waited for it reaches the same fail-points.
      member.cms = await start(port).catch(() => member.cms);
    }
    // A process still starting when the others were stopped would go on writing.
    await member.cms.stop();
  }

  for (let n = 0; n < size; n += 1) {
    const port = await findFreePort();
    guards.push(keepAlive(port, await start(port)));
  }
  return {
    urls: () => members.map(({ url }) => url),
    /** Port of the first process, which it keeps across restarts. */
    port: members[0]?.port ?? 0,
    deaths: () => deaths,
    /** Everything that the processes have printed. */
    logLines,
    /** Kills one of them at a random moment, as by a power cut. */
    killOne(chance: Chance) {
      const { pid } = members[chance.upTo(members.length - 1)]?.cms ?? {};
      if (pid === undefined || stopping.signal.aborted) return;
      try {
        process.kill(-pid, "SIGKILL");
      } catch {
        // It has died by itself, and is not restarted yet.
      }
    },
    async stop() {
      stopping.abort();
      await Promise.all(members.map(({ cms }) => cms.stop()));
      await Promise.all(guards);
    },
  };
}
