import { CODE_LOAD_ERROR } from "../support/browser-errors.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

const MISSING_PAGE_CODE = /^\/assets\/editors-page-/;

test("the build tells its id, and under it its rules", async ({ request }) => {
  const latest = await request.get("/builds/latest.json?1700000000000");
  expect(latest.headers()["cache-control"]).toBe("no-cache");
  const { id } = await latest.json();
  const meta = await (await request.get(`/builds/meta/${String(id)}.json`)).json();
  expect(meta).toMatchObject({
    id,
    routeRules: expect.arrayContaining([{ from: "/faq", to: "/support/kb", status: 301 }]),
  });
});

test("an open page offers a newer version, and loads it when asked @script-on", async ({ page }) => {
  await page.clock.install();
  await page.goto("/about");
  await untilHydrated(page);
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "00000000", timestamp: 1 } }));
  await page.clock.fastForward(11 * 60_000);
  const toast = page.getByRole("status");
  await expect(toast).toContainText("A newer version of this page is available.");
  const loaded = page.waitForEvent("load");
  await toast.getByRole("button", { name: "Load it now" }).click();
  await loaded;
  await expect(toast).toHaveCount(0);
});

test("when a page's code is gone the page is loaded anew, but not again and again @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ brokenRequest: MISSING_PAGE_CODE });
  browserErrors.expect({ message: CODE_LOAD_ERROR });
  browserErrors.expect({ status: 404, path: "/gone" });
  browserErrors.allow({ status: 404, path: "/gone-too" });
  const followLinkTo = (path: string) =>
    page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>("main a");
      link?.setAttribute("href", href);
      link?.click();
    }, path);

  await page.goto("/about");
  await untilHydrated(page);
  await page.route("**/assets/editors-page-*.js", (route) => route.abort());
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await followLinkTo("/gone");
  await expect(page).toHaveURL(/\/gone$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  expect(loads).toEqual(["/gone"]);

  // The page must give up within ten seconds instead of retrying for ever.
  await page.goto("/about");
  await untilHydrated(page);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/editors-page-"));
  await followLinkTo("/gone-too");
  await failed;
  expect(loads).toEqual(["/gone", "/about"]);
});

test("what was typed is not lost when a page's code is gone @script-on", async ({ page, browserErrors }) => {
  browserErrors.expect({ brokenRequest: MISSING_PAGE_CODE });
  browserErrors.expect({ message: CODE_LOAD_ERROR });
  // The 404 may arrive before or after the page gives up on its code.
  browserErrors.allow({ status: 404, path: "/gone" });
  await page.goto("/about");
  await untilHydrated(page);
  await page.route("**/assets/editors-page-*.js", (route) => route.abort());
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    document.querySelector("main")?.prepend(field);
    field.value = "half a letter";
    document.querySelector("main a")?.setAttribute("href", "/gone");
  });
  await page.locator("main a").first().click();
  await expect(page.getByRole("status")).toContainText("What you typed stays");
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.locator("textarea")).toHaveValue("half a letter");
  expect(await page.evaluate(() => sessionStorage.getItem("wren-reloaded-at"))).toBeNull();
});
