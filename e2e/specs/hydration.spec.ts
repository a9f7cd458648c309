import { expect, test, untilHydrated } from "../support/test.ts";

test("a page that an extension changed before the scripts ran is still a working page @script-on", async ({
  page,
  browserErrors,
}) => {
  await page.route("**/concept", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("Four parts that know little.", "Vier Teile, die wenig wissen.");
    await route.fulfill({ response, body });
  });
  await page.goto("/concept");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four parts that know little.");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");
  // React tells that the page was not as the server had drawn it, and nothing else went wrong.
  expect(browserErrors).toEqual([expect.stringContaining("React error #418")]);
  browserErrors.splice(0);
});

test("markup from elsewhere cannot be put into the page by a script @script-on", async ({ page, browserErrors }) => {
  await page.goto("/concept");
  await untilHydrated(page);
  const outcome = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
      return "inserted";
    } catch {
      return "refused";
    }
  });
  expect(outcome).toBe("refused");
  browserErrors.splice(0); // The browser reports the refusal.
});
