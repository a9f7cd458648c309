import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendSecurityTxt } from "./security-txt.ts";

let server: Server;
let contact: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isSent = sendSecurityTxt(request, response, { publicUrl: "https://wren.example", contact });
    if (!isSent) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string) => fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`);

test("finders of a hole are told where to write, for some months from today", async () => {
  vi.setSystemTime(new Date("2026-11-17T15:30:00Z"));
  const answer = await get("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(`Contact: https://wren.example/support/contact
Expires: 2027-02-15T00:00:00.000Z
Preferred-Languages: de, en
Canonical: https://wren.example/.well-known/security.txt
`);
  contact = "mailto:security@wren.example";
  expect(await (await get("/.well-known/security.txt")).text()).toContain("Contact: mailto:security@wren.example\n");
  vi.useRealTimers();
});

test("other addresses are none of its business", async () => {
  expect((await get("/.well-known/other.txt")).status).toBe(404);
});
