import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Core } from "@strapi/strapi";
import { expect, test } from "vitest";
import { serveMetrics } from "./serve-metrics";

test("a port that is taken is logged, and does not end the process", async () => {
  const logged: string[] = [];
  const strapi = { log: { error: (line: string) => logged.push(line) } } as unknown as Core.Strapi;
  const first = serveMetrics(strapi, 0, []);
  await once(first, "listening");
  const { port } = first.address() as AddressInfo;
  const second = serveMetrics(strapi, port, []);
  await expect.poll(() => logged).toEqual([expect.stringMatching(/^The figures are not served: listen EADDRINUSE/)]);
  expect(second.listening).toBe(false);
  expect(await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text()).toContain("wren_unread_figures 0");
  first.closeAllConnections();
  first.close();
});
