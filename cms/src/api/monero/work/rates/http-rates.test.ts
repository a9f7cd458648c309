import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpRates } from "./http-rates";
import type { RateSource } from "./rate-source";

let server: Server;
let answer: { status: number; body: string };
let asked: number;
let warnings: string[];
let now: number;

beforeEach(async () => {
  [asked, now, warnings] = [0, 0, []];
  answer = { status: 200, body: '{"monero":{"chf":270.4}}' };
  server = createServer((_, response) => {
    asked += 1;
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const own: RateSource = {
  find: (currency) => Promise.resolve(currency === "usd" ? null : { minorPerXmr: 26_000, source: "cms" }),
  currencies: () => Promise.resolve(["chf", "eur"]),
};

function rates(): RateSource {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}/`;
  return createHttpRates({ url, fallback: own, warn: (code) => warnings.push(code), now: () => now });
}

test("a price from the source holds for five minutes", async () => {
  const source = rates();
  expect(await source.find("chf")).toEqual({ minorPerXmr: 27_040, source: "http" });
  answer.body = '{"chf":280}';
  expect(await source.find("chf")).toEqual({ minorPerXmr: 27_040, source: "http" });
  expect(asked).toBe(1);
  now += 5 * 60_000;
  expect(await source.find("chf")).toEqual({ minorPerXmr: 28_000, source: "http" });
});

test("a price that jumps is not believed before staff have set their own near it", async () => {
  answer.body = '{"chf":26.04}';
  expect(await rates().find("chf")).toEqual({ minorPerXmr: 26_000, source: "cms" });
  expect(warnings).toEqual(["rate-jumped"]);
});

test.each([
  [500, "oops"],
  [200, "no json"],
  [200, '{"monero":{"chf":"a lot"}}'],
  [200, '{"chf":-1}'],
])("an answer of %d %s leaves the shop's own price, and the source alone for a minute", async (status, body) => {
  answer = { status, body };
  const source = rates();
  expect(await source.find("chf")).toEqual({ minorPerXmr: 26_000, source: "cms" });
  await source.find("chf");
  expect(asked).toBe(1);
  expect(warnings).toEqual(["rates-unavailable"]);
});

test("where staff have set no price, no source gives one", async () => {
  answer.body = '{"usd":325}';
  expect(await rates().find("usd")).toBeNull();
  expect(await rates().currencies()).toEqual(["chf", "eur"]);
});
