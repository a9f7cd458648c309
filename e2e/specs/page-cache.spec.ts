import { expect, test } from "@playwright/test";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { FORM_PATHS, PATHS } from "../support/paths.ts";
import { startWebAt, type SiteAddress } from "../support/site.ts";
import { editedSite } from "../support/site-keeper.ts";

let edited: SiteAddress;
let site: Awaited<ReturnType<typeof startWebAt>>;
const BROWSER = { "User-Agent": "Mozilla/5.0" };

test.beforeAll(async () => {
  edited = await editedSite();
  site = await startWebAt(edited);
});
test.afterAll(() => site.stop());

function ask(path: string, headers: Record<string, string> = {}) {
  return fetch(site.url + path, { headers: { ...BROWSER, ...headers }, redirect: "manual" });
}

test("a page is told apart by currency and encoding, and confirmed by its tag @script-on", async () => {
  const francs = await ask("/shop");
  const euros = await ask("/shop", { Cookie: "wren-currency=eur" });
  expect(await euros.text()).toContain("EUR");
  expect(await francs.text()).toContain("CHF");
  expect(euros.headers.get("etag")).not.toBe(francs.headers.get("etag"));

  const again = await ask("/shop", { "If-None-Match": francs.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-security-policy")).toBe(francs.headers.get("content-security-policy"));
  const identity = await ask("/shop", { "Accept-Encoding": "identity" });
  expect(identity.headers.get("content-encoding")).toBeNull();
});

test("whoever carries more than preferences gets pages of their own, on every page @script-on", async () => {
  for (const path of [...PATHS, ...FORM_PATHS].map((path) => path || "/")) {
    await ask(path);
    for (const cookie of ["wren-session=secret", "wren-cart=signed", "wren-flash=currency-changed"]) {
      const personal = await ask(path, { Cookie: `wren-currency=eur; ${cookie}` });
      expect(personal.headers.get("cache-control"), `${path} with ${cookie}`).toMatch(/no-store/);
      await personal.arrayBuffer();
    }
    const anonymous = await ask(path, { Cookie: "wren-currency=eur" });
    expect(anonymous.headers.get("set-cookie"), path).toBeNull();
    expect(await anonymous.text(), path).not.toContain("Prices are now shown");
  }
});

test("visitors with different cookies at once never see each other's page @script-on", async () => {
  const visitors = [
    { cookie: "wren-currency=eur", has: "EUR", lacks: "Prices are now" },
    { cookie: "wren-currency=usd", has: "USD", lacks: "Prices are now" },
    { cookie: "wren-currency=usd; wren-flash=currency-changed", has: "Prices are now shown in USD", lacks: "in EUR" },
    { cookie: "wren-session=x; wren-currency=eur", has: "EUR", lacks: "Prices are now" },
  ];
  const paths = ["/about", "/shop", "/tos"];
  const asked = Array.from({ length: 600 }, (_, index) => ({
    path: paths[index % paths.length] ?? "/",
    visitor: visitors[(index * 7) % visitors.length] ?? visitors[0],
  }));
  for (let begin = 0; begin < asked.length; begin += 20) {
    await Promise.all(
      asked.slice(begin, begin + 20).map(async ({ path, visitor }) => {
        const html = await (await ask(path, { Cookie: visitor?.cookie ?? "" })).text();
        expect(html).toContain(visitor?.has);
        expect(html).not.toContain(visitor?.lacks);
      }),
    );
  }
});

test("what is published is seen within two seconds, while many are looking and the cms comes and goes @script-on", async () => {
  const statuses: number[] = [];
  let isOver = false;
  const crowd = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const response = await ask("/coc");
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  });

  for (const title of ["First news", "Second news"]) {
    const admin = await signInAsFirstAdmin(edited);
    await admin.publishPage("coc", { title });
    const publishedAt = Date.now();
    await expect
      .poll(async () => (await ask("/coc")).text(), { timeout: 2_000, intervals: [50] })
      .toContain(`<title>${title} | Wren</title>`);
    expect(Date.now() - publishedAt).toBeLessThan(2_000);
    await site.loseCms();
    await ask("/coc");
    await site.findCms();
    await expect.poll(() => site.logLines.filter((line) => line.includes("changes-heard")).length).toBeGreaterThan(1);
  }
  isOver = true;
  await Promise.all(crowd);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(100);
});
