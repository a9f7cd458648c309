import { beginToUse, expect, test, untilHydrated } from "../support/test.ts";

test("a script with one changed byte does not run, and the page works without @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ message: /Failed to find a valid digest in the 'integrity' attribute/ });
  browserErrors.expect({ message: /Failed to fetch dynamically imported module/ });
  const tampered: string[] = [];
  await page.route("**/assets/shared-*.js", async (route) => {
    const response = await route.fetch();
    tampered.push(route.request().url());
    await route.fulfill({ response, body: `${await response.text()}\nwindow.isTampered = true;` });
  });
  await page.goto("/");
  await beginToUse(page);
  await expect.poll(() => browserErrors.listMissing()).toEqual([]);
  expect(tampered).toHaveLength(1);
  expect(await page.evaluate(() => "isTampered" in window)).toBe(false);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
});

test("a script that the build does not know does not run, even from our own address @script-on", async ({ page }) => {
  await page.route("**/assets/added.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.isAdded = true" }),
  );
  // The same page without the policy shows that nothing else holds the script back.
  await page.route("**/concept?unguarded", async (route) => {
    const response = await route.fetch();
    const { "integrity-policy": _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  for (const [address, isAdded] of [
    ["/concept", false],
    ["/concept?unguarded", true],
  ] as const) {
    await page.goto(address);
    await untilHydrated(page);
    await page.evaluate((path) => import(path).catch(() => null) as Promise<unknown>, "/assets/added.js");
    expect(await page.evaluate(() => "isAdded" in window), address).toBe(isAdded);
  }
});
