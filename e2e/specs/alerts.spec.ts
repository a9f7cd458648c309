import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { hasPrometheus, PROMETHEUS_IS_MISSING, runPromtool } from "../../scripts/lib/prometheus.mjs";
import { readSharedFigures, sharedSite } from "../support/shared-site.ts";
import { startWatchedSite } from "../support/watched-site.ts";

type Panel = {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { type: string; uid: string };
  targets?: { refId: string; expr: string }[];
};

const inRoot = (file: string) => new URL(`../../${file}`, import.meta.url);
const readRules = () => readFile(inRoot("deploy/prometheus/wren-alerts.yml"), "utf8");
const readDashboard = async () =>
  JSON.parse(await readFile(inRoot("deploy/grafana/wren.json"), "utf8")) as { panels: Panel[]; __inputs: object[] };

/** The expressions of all panels. */
const readQuestions = async () =>
  (await readDashboard()).panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Names of figures in an expression or in a file of rules; Prometheus itself adds `up`. */
const figuresIn = (text: string) => new Set(text.match(/\b(?:wren|process|nodejs)_[a-z0-9_]+/g) ?? []);

test("every alert leads to its section of the runbook @script-on", async () => {
  const rules = await readRules();
  const runbook = await readFile(inRoot("docs/runbooks/alerts.md"), "utf8");
  const alerts = [...rules.matchAll(/- alert: (\w+)\n([^]*?)(?=\n\n|$)/g)].map(([, name = "", rest = ""]) => ({
    name,
    rest,
  }));
  expect(alerts.length).toBe(10);
  for (const { name, rest } of alerts) {
    expect(rest).toMatch(/ summary: \S[^]* description: \S/);
    expect(rest).toContain(`runbook: docs/runbooks/alerts.md#${name.toLowerCase()}`);
  }
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts.map(({ name }) => name));
});

test("the dashboard can be imported: a source to choose, panels side by side, each with a question @script-on", async () => {
  const { panels, __inputs, ...fields } = await readDashboard();
  // Grafana's classic model, which every version imports.
  const lists = { templating: { list: [] }, annotations: { list: [] }, links: [], tags: ["wren"] };
  const known = { id: null, uid: "wren", title: "Wren", timezone: "browser", refresh: "30s", ...lists };
  expect(fields).toMatchObject({ ...known, schemaVersion: 37, time: { from: "now-6h", to: "now" } });
  expect(__inputs).toEqual([
    expect.objectContaining({ name: "DS_PROMETHEUS", type: "datasource", pluginId: "prometheus" }),
  ]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const taken = new Set<string>();
  for (const {
    type,
    title,
    gridPos: { x, y, w, h },
    datasource,
    targets = [],
  } of panels) {
    expect(x + w, title).toBeLessThanOrEqual(24);
    for (let column = x; column < x + w; column += 1)
      for (let line = y; line < y + h; line += 1) {
        expect(taken, title).not.toContain(`${String(column)} ${String(line)}`);
        taken.add(`${String(column)} ${String(line)}`);
      }
    if (type === "row") continue;
    expect(["stat", "timeseries"], title).toContain(type);
    expect(datasource, title).toEqual({ type: "prometheus", uid: "${DS_PROMETHEUS}" });
    expect(targets.length, title).toBeGreaterThan(0);
  }
});

test("rules and dashboard name only figures that web and the cms tell @script-on", async () => {
  await fetch(sharedSite().url);
  const told = new Set((await readSharedFigures()).match(/^[a-z]\w*/gm));
  for (const name of figuresIn([await readRules(), ...(await readQuestions())].join("\n")))
    expect(told).toContain(name);
  const shown = figuresIn((await readQuestions()).join("\n"));
  for (const name of told) if (/^wren_(?!.*_(?:sum|count)$)/.test(name)) expect(shown).toContain(name);
});

test("promtool accepts the files, and the rules do what their tests say @script-on", async () => {
  test.skip(!hasPrometheus(), PROMETHEUS_IS_MISSING);
  expect(await runPromtool("check", "config", "prometheus.yml")).toContain("SUCCESS: 10 rules found");
  expect(await runPromtool("test", "rules", "wren-alerts.test.yml")).toContain("SUCCESS");
});

test("each fault calls for help, and its end ends the call @script-on", async () => {
  test.skip(process.env.DEEP_TESTS !== "yes", "The drill takes one to two minutes: `npm run test:deep`.");
  test.skip(!hasPrometheus(), PROMETHEUS_IS_MISSING);
  test.setTimeout(600_000);
  const site = await startWatchedSite();
  try {
    await drill(site);
  } finally {
    await site.stop();
  }
});

async function drill(site: Awaited<ReturnType<typeof startWatchedSite>>): Promise<void> {
  const { prometheus, figures, database, wallet } = site;
  const second = String(figures.second);
  const ofDisk = site.hasSmallDisk ? ["WrenDiskNearlyFull"] : [];
  const untilFires = (...alerts: string[]) =>
    expect.poll(() => prometheus.firing(), { timeout: 60_000 }).toEqual(alerts.toSorted());

  await test.step("one of two clocks is wrong", async () => {
    expect((await fetch(site.url)).status).toBe(200);
    await untilFires(`WrenClockWrong ${second}`);
  });

  await test.step("no mail server, a node that lacks blocks, a nearly full disk, a lease that nobody gives back", async () => {
    await site.query("update job_leases set owner = 'nobody', until_ms = 9e15 where name = 'order-deadlines'");
    await site.causeMail("drill@example.org");
    await site.fillDisk();
    wallet.missingBlocks = 100;
    const others = ["WrenJobLate order-deadlines", "WrenOutboxStuck", "WrenWalletBehind", ...ofDisk];
    await untilFires(`WrenClockWrong ${second}`, ...others);
  });

  await test.step("every panel of the dashboard has something to show", async () => {
    for (const question of await readQuestions()) {
      const ask = async () => (await prometheus.query(question.replaceAll("$__rate_interval", "1m"))).length;
      // Only limits that were hit are shown, and nobody has.
      if (question.endsWith("> 0")) expect(await ask()).toBe(0);
      else await expect.poll(ask, { message: question }).toBeGreaterThan(0);
    }
  });

  await test.step("all of that is repaired, and a cms is stopped", async () => {
    wallet.missingBlocks = 0;
    await site.emptyDisk();
    await site.query("update job_leases set until_ms = 0");
    await site.startMailServer();
    // The next try would come after a minute.
    await site.query("update mails set next_try_at = now() where state = 'queued'");
    await site.causeMail("another@example.org");
    await site.stopOne("second");
    await untilFires(`WrenCmsDown ${second}`);
  });

  await test.step("it is back with the right time; web is stopped, and the wallet dies", async () => {
    wallet.isWalletDown = true;
    await Promise.all([site.stopOne("web"), site.startAgain("second")]);
    await untilFires("WrenWalletAway", `WrenWebDown ${String(figures.web)}`);
  });

  await test.step("nothing is wrong", async () => {
    wallet.isWalletDown = false;
    await site.startAgain("web");
    await untilFires();
  });

  await test.step("the line to the database is cut, and whole again", async () => {
    await database.shut();
    await untilFires(`WrenDatabaseAway ${String(figures.cms)}`, `WrenDatabaseAway ${second}`);
    await database.openAgain();
    await untilFires();
  });
}
