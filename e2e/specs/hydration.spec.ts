import { expect, test, untilHydrated } from "../support/test.ts";

test("a page that an extension changed before the scripts ran is still a working page @script-on", async ({
  page,
  browserErrors,
}) => {
  await page.route("**/tos", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(">Terms of service<", ">Allgemeine Bedingungen<");
    await route.fulfill({ response, body });
  });
  await page.goto("/tos");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of service");
  await expect(page.getByText("These terms apply to all orders of devices")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");
  // React tells that the page was not as the server had drawn it, and nothing else went wrong.
  expect(browserErrors).toEqual([expect.stringContaining("React error #418")]);
  browserErrors.splice(0);
});

test("markup from elsewhere cannot be put into the page by a script @script-on", async ({ page, browserErrors }) => {
  await page.goto("/concept");
  await untilHydrated(page);
  const outcomes = await page.evaluate(() => {
    const markup = "<img src=x onerror=alert(1)>";
    // Nor can anybody else vouch for it in the site's name.
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
    const vouch = () => trustedTypes?.createPolicy("wren-island", { createHTML: (html: string) => html });
    return [() => document.body.insertAdjacentHTML("beforeend", markup), vouch].map((attempt) => {
      try {
        attempt();
        return "done";
      } catch {
        return "refused";
      }
    });
  });
  expect(outcomes).toEqual(["refused", "refused"]);
  browserErrors.splice(0); // The browser reports the refusal.
});

test("scripts come although the browser never says that it has time @script-on", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout === undefined ? 0 : window.setTimeout(callback, options.timeout);
  });
  await page.goto("/");
  await untilHydrated(page);
});
