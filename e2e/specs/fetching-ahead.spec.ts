import { expect, test, untilHydrated } from "../support/test.ts";

test("a page that was pointed at is there without another question when it is chosen @script-on", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Concept" });
  const payload = page.waitForResponse(/\/concept\/_payload\.json\?[0-9a-f]{8}$/);
  await link.hover();
  expect((await payload).status()).toBe(200);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four parts that know little.");
  await expect(page).toHaveTitle("The concept | Wren");
  expect(asked.filter((path) => path.endsWith(".data") || path.endsWith(".json"))).toEqual([]);
});

test("a payload is the page's data and nothing else, and there is none where there is no page", async ({ request }) => {
  const payload = await request.get("/de/tos/_payload.json?12345678");
  expect(payload.headers()["content-type"]).toContain("application/json");
  expect(await payload.json()).toMatchObject({ page: { slug: "tos", title: expect.any(String) } });
  expect((await request.get("/_payload.json")).status()).toBe(200);
  // Shop pages show prices, which browsers must not cache.
  for (const path of ["/nope", "/terms", "/shop", "/shop/wren-one", "/shop/nope", "/healthz"]) {
    expect((await request.get(`${path}/_payload.json`)).status(), path).toBe(404);
  }
});
