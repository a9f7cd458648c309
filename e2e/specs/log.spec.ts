import { rm } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startWeb } from "../../scripts/lib/stack.mjs";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";

test("every request has its line in the log, even when the site is stopped at once @script-on", async () => {
  const lines: string[] = [];
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const dataDir = await makeTemporaryFolder("log");
  const web = await startWeb({
    dataDir,
    port,
    cmsPort,
    isWithoutCms: true,
    onLine: (_service, line) => lines.push(line),
  });
  const asked = 40;
  for (let i = 0; i < asked; i++) await (await fetch(`${web.url}/icon.png?secret=4711`)).arrayBuffer();
  await web.stop();
  await rm(dataDir, { recursive: true });

  const requests = lines.filter((line) => line.includes('"source":"static"'));
  expect(requests).toHaveLength(asked);
  for (const line of requests) {
    expect(JSON.parse(line)).toMatchObject({ level: "info", event: "request", method: "GET", status: 200 });
  }
  expect(lines.join("\n")).not.toContain("4711");
  expect(lines.at(-1)).toContain('"event":"stopped"');
});
