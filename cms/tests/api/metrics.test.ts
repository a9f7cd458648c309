import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ORDER_STATES, PAYMENT_STATES, VISITOR_KEY_HEADER } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { place } from "../support/shop";

let cms: BootedCms;
let url: string;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${String(port)}/metrics`;
  cms = await bootFromTemplate({ CMS_METRICS_PORT: String(port), SMTP_URL: await refusingSmtpUrl() });
});
afterAll(() => cms.stop());

/** An address at which no mail server speaks. */
async function refusingSmtpUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${String(port)}`;
}

async function readText(): Promise<string> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return response.text();
}

/** The values by name and labels, such as `wren_orders{state="paid"}`. */
async function readValues(): Promise<Map<string, number>> {
  const lines = (await readText()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

/** The values of one label of a figure. */
function labelsOf(values: Map<string, number>, name: string, label: string): string[] {
  const of = new RegExp(`^${name}\\{.*?${label}="([^"]*)"`);
  return [...values.keys()].flatMap((key) => of.exec(key)?.[1] ?? []);
}

test("an order is counted with its payment and its mail, and nothing of the buyer is told", async () => {
  const before = await readValues();
  await place(call, { email: "figures@example.org" });
  await expect.poll(async () => (await readValues()).get('wren_mails{state="queued"}')).toBeGreaterThan(0);

  const values = await readValues();
  const grown = (key: string) => (values.get(key) ?? NaN) - (before.get(key) ?? NaN);
  expect(grown('wren_orders{state="awaiting_payment"}')).toBe(1);
  expect(grown('wren_payments{state="open"}')).toBe(1);
  expect(values.get("wren_mail_oldest_waiting_seconds")).toBeGreaterThan(0);
  expect(values.get("wren_mail_oldest_waiting_seconds")).toBeLessThan(120);
  expect(values.get("wren_unread_figures")).toBe(0);
  expect(await readText()).not.toMatch(/figures@|example\.org|Kramgasse|Muster/);
});

test("the states are those of the domain, whether or not an order is in them", async () => {
  const values = await readValues();
  expect(labelsOf(values, "wren_orders", "state")).toEqual([...ORDER_STATES]);
  expect(labelsOf(values, "wren_payments", "state")).toEqual([...PAYMENT_STATES]);
});

test("a mail that is given up leaves the waiting ones", async () => {
  await cms.strapi.db.connection("mails").update({ state: "failed" });
  const values = await readValues();
  expect(values.get('wren_mails{state="failed"}')).toBeGreaterThan(0);
  expect(values.get('wren_mails{state="queued"}')).toBe(0);
  expect(values.get("wren_mail_oldest_waiting_seconds")).toBe(0);
});

test("a job tells how long it took, how often it failed, and how long one waits for it", async () => {
  const { createJobs } = requireBuilt("platform/jobs/jobs") as typeof import("../../src/platform/jobs/jobs");
  const { strapi } = cms;
  let isBroken = true;
  const run = () => (isBroken ? Promise.reject(new Error("broken")) : Promise.resolve(1));
  const jobs = createJobs(strapi, [{ name: "drilled", everyMs: 20, run }]);
  const valueOf = async (name: string) => {
    const figure = (await jobs.figures()).find((each) => each.name === name);
    return figure && typeof figure.values !== "number" ? figure.values[0]?.value : undefined;
  };
  const log = strapi.log.error;
  strapi.log.error = () => strapi.log;
  await jobs.start();
  await expect.poll(() => valueOf("wren_job_failures_total")).toBeGreaterThan(1);
  const waited = (await valueOf("wren_job_waiting_seconds")) ?? 0;
  expect(waited).toBeGreaterThan(0);
  await expect.poll(() => valueOf("wren_job_waiting_seconds")).toBeGreaterThan(waited);

  isBroken = false;
  await expect.poll(() => valueOf("wren_job_waiting_seconds")).toBeLessThan(waited);
  await jobs.stop();
  strapi.log.error = log;
  expect(await valueOf("wren_job_interval_seconds")).toBe(0.02);
  expect(await valueOf("wren_job_duration_seconds")).toBeGreaterThanOrEqual(0);

  const { createLeaseTable } = requireBuilt(
    "platform/jobs/job-leases",
  ) as typeof import("../../src/platform/jobs/job-leases");
  await createLeaseTable(strapi);
  expect(await valueOf("wren_job_failures_total"), "a start keeps the counts").toBeGreaterThan(1);
});

test("every job of the cms is among them", async () => {
  const names = labelsOf(await readValues(), "wren_job_waiting_seconds", "job_name");
  expect(names).toEqual(expect.arrayContaining(["order-deadlines", "monero-wallet", "retention", "books"]));
});

test("a limit that was hit is counted by its call, not by what was asked for", async () => {
  const key = 'wren_limit_hits_total{call="POST /auth/local"}';
  const labels = labelsOf(await readValues(), "wren_limit_hits_total", "call");
  expect((await readValues()).get(key)).toBe(0);
  for (let tries = 0; tries < 11; tries += 1)
    await call("auth/local", {
      body: { identifier: `nobody-${String(tries)}@example.org`, password: "wrong" },
      headers: { [VISITOR_KEY_HEADER]: "guesser" },
    });
  const values = await readValues();
  expect(values.get(key)).toBe(1);
  expect(labelsOf(values, "wren_limit_hits_total", "call")).toEqual(labels);
});

test("streams, disk, clock, wallet and canary", async () => {
  const aborted = new AbortController();
  const stream = await fetch(`${cms.url}/api/changes`, { signal: aborted.signal });
  expect(stream.status).toBe(200);
  const values = await readValues();
  expect(values.get("wren_change_streams")).toBe(1);
  aborted.abort();
  await expect.poll(async () => (await readValues()).get("wren_change_streams")).toBe(0);

  const [free = 0, size = 0] = ["free", "size"].map((which) => values.get(`wren_data_disk_${which}_bytes`));
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThanOrEqual(free);
  expect(values.get("wren_clock_ahead_seconds")).toBe(0);
  expect(values.get("wren_monero_outage_seconds")).toBe(0);
  expect(values.get("wren_canary_left_days")).toBeGreaterThan(60);
  expect(values.get("process_resident_memory_bytes")).toBeGreaterThan(0);
});

test("the port has nothing else", async () => {
  expect((await fetch(url.replace("/metrics", "/"))).status).toBe(404);
});
