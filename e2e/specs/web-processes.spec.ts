import { readFileSync } from "node:fs";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startWeb } from "../../scripts/lib/stack.mjs";
import { sharedSite } from "../support/shared-site.ts";

test("several processes at one port are one shop, and one that dies is replaced @script-on", async ({ page }) => {
  const site = sharedSite();
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${String(port)}`;
  const logLines: string[] = [];
  const web = await startWeb({
    ...{ dataDir: site.dataDir, port, cmsPort: Number(new URL(site.cmsUrl).port), publicUrl: url },
    // Without secrets of the installation: the processes must not invent one each.
    env: { WEB_PROCESSES: "2", METRICS_PORT: String(metricsPort), CART_SECRET: "", VISITOR_KEY_SECRET: "" },
    onLine: (_service, line) => logLines.push(line),
  });
  const countLines = (event: string) => logLines.filter((line) => line.includes(`"event":"${event}"`)).length;
  await expect.poll(() => countLines("listening")).toBe(2);

  await page.goto(`${url}/shop/wren-one`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  // Each new connection goes to the next process.
  for (let visit = 0; visit < 4; visit += 1)
    expect(await readAnew(`${url}/shop/checkout`, cookie)).toContain("Wren One");

  const figures = await readAnew(`http://127.0.0.1:${String(metricsPort)}/metrics`);
  const drawn = /wren_requests_total\{route="\/shop\/checkout",method="GET",status="200"\} (\d+)/.exec(figures);
  expect(Number(drawn?.[1]), "the figures of both").toBe(4);

  const [first = 0, second = 0] = childrenOf(web.pid ?? 0);
  process.kill(first, "SIGKILL");
  const answers: string[] = [];
  for (let visit = 0; visit < 4; visit += 1)
    answers.push(await readAnew(`${url}/shop/checkout`, cookie).catch((error: unknown) => String(error)));
  const lost = answers.filter((answer) => !answer.includes("Wren One"));
  // One may have been on its way to it: closed at once, where nobody would ever answer.
  expect(lost.filter((answer) => !/ECONNRESET|socket hang up/.test(answer))).toEqual([]);
  expect(lost.length).toBeLessThan(2);
  await expect.poll(() => countLines("listening")).toBe(3);
  expect(countLines("process-ended")).toBe(1);
  expect(childrenOf(web.pid ?? 0)).toEqual([second, expect.any(Number)]);

  expect(await web.stop()).toBe("ended with status 0");
  expect(countLines("stopped")).toBe(2);
});

test("a port that is taken ends all processes at once @script-on", async () => {
  const site = sharedSite();
  const port = Number(new URL(site.url).port);
  const settings = { dataDir: site.dataDir, port, cmsPort: Number(new URL(site.cmsUrl).port) };
  const logLines: string[] = [];
  const web = await startWeb({
    ...settings,
    env: { WEB_PROCESSES: "2" },
    onLine: (_service, line) => logLines.push(line),
  });
  await expect(web.failed).rejects.toThrow(/ended with status 1/);
  expect(logLines.join("\n")).toContain("cannot-listen");
});

/** Asks on a connection of its own. */
async function readAnew(url: string, cookie = ""): Promise<string> {
  const headers = { Cookie: cookie, "User-Agent": "Mozilla/5.0", "Accept-Encoding": "identity" };
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers }, (response) => void text(response).then(resolve, reject))
      .on("error", reject)
      .end();
  });
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, "utf8");
  return list.trim().split(" ").filter(Boolean).map(Number);
}
