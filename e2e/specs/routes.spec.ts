import { PATHS } from "../support/paths.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

for (const prefix of ["", "/de"]) {
  test(`every page of the spec exists under ${prefix || "/"}, with a title and one heading`, async ({ page }) => {
    for (const path of PATHS) {
      const response = await page.goto(prefix + path || "/");
      expect(response?.status(), path).toBe(200);
      await expect(page).toHaveTitle(/^.+ \| Wren$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`${prefix}${path || ""}/?$`),
      );
      await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute(
        "href",
        new RegExp(`/de${path}$`),
      );
    }
  });

  test(`no link of any page under ${prefix || "/"} leads nowhere`, async ({ page, request }) => {
    const targets = new Set<string>();
    for (const path of PATHS) {
      await page.goto(prefix + path || "/");
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      for (const href of hrefs) targets.add(href.split("#")[0] ?? "");
    }
    for (const target of targets) {
      const response = await request.get(target);
      expect(response.status(), target).toBe(200);
    }
  });
}

test("old addresses lead on, in the visitor's language", async ({ page }) => {
  await page.goto("/terms");
  await expect(page).toHaveURL(/\/tos$/);
  await page.goto("/de/faq/");
  await expect(page).toHaveURL(/\/de\/support\/kb$/);
});

test("an old address in a link changes the page without a reload @script-on", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { stillTheSameDocument: true });
    history.pushState({}, "", "/agb");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(/\/tos$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
});
