import type { Page } from "@playwright/test";
import { hasHtmlChecker, HTML_CHECKER_IS_MISSING } from "../../scripts/lib/html-checker.mjs";
import { COLOUR_RULES, expectNoViolations } from "../support/axe.ts";
import { findGluedWords } from "../support/glued-words.ts";
import { findHtmlErrors } from "../support/html-checker.ts";
import { FORM_PATHS, PATHS } from "../support/paths.ts";
import { expectUnbrokenHeading, expectUnbrokenWords, expectWholeWords } from "../support/reflow.ts";
import { newAddressHeaders } from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

const NO_SUCH_PAGE = "/no-such-page/with-a-name-that-is-longer-than-any-telephone-is-wide";
const NARROW_WINDOWS = [
  { name: "1280 pixels at 200 %", viewport: { width: 640, height: 400 } },
  { name: "a window of 320 pixels", viewport: { width: 320, height: 640 } },
];

// One pass over all pages checks everything that holds for every page, because loading the pages takes most of the
// time.
for (const prefix of ["", "/de"]) {
  test(`every page under ${prefix || "/"} has its names, can be used by all, and leads somewhere @script-on`, async ({
    page,
    request,
    browserErrors,
  }) => {
    browserErrors.expect({ status: 404, path: prefix + NO_SUCH_PAGE });
    test.slow();
    const targets = new Set<string>();
    for (const path of [...PATHS, ...FORM_PATHS, NO_SUCH_PAGE]) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height: 720 });
      const response = await page.goto(prefix + path || "/");
      if (PATHS.includes(path)) {
        expect(response?.status(), path).toBe(200);
        await expectItsNames(page, prefix, path);
        for (const target of await linksOf(page)) targets.add(target);
      }
      await expectNoViolations(page, path);
      await expectUnbrokenHeading(page, path);
      if (prefix === "") {
        // Colours do not depend on the language, so one is enough.
        await page.emulateMedia({ colorScheme: "dark" });
        await expectNoViolations(page, `${path}, dark`, { rules: COLOUR_RULES });
      }
      for (const { name, viewport } of NARROW_WINDOWS) {
        await page.setViewportSize(viewport);
        await expectWholeWords(page, `${path} in ${name}`);
      }
      await expectUnbrokenWords(page, `${path} in the narrowest window`);
    }
    expect(targets.size).toBeGreaterThan(PATHS.length);
    for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
  });
}

async function expectItsNames(page: Page, prefix: string, path: string): Promise<void> {
  await expect(page).toHaveTitle(/^.+ \| Wren$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${prefix}${path}/?$`));
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute("href", new RegExp(`/de${path}$`));
  // The entry of the whole site holds both languages.
  await expect(page.getByRole("contentinfo")).toContainText(prefix === "" ? "Monday to Friday" : "Montag bis Freitag");
}

async function linksOf(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return hrefs.map((href) => href.split("#")[0] ?? "");
}

test("every page is there before any script: one title, one heading, no words glued together @script-on", async ({
  request,
}) => {
  for (const path of ["", "/de"].flatMap((prefix) => PATHS.map((path) => prefix + path || "/"))) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<title>[^<]+ \| Wren<\/title>/g), path).toHaveLength(1);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(findGluedWords(html), path).toEqual([]);
  }
});

test("the HTML of every page, and of results and failures, is valid @script-on", async ({ request }) => {
  test.skip(!hasHtmlChecker(), HTML_CHECKER_IS_MISSING);
  test.slow();
  const paths = [...PATHS, ...FORM_PATHS, "/search?q=nest", "/search?q=a", "/support/kb?q=nest", NO_SUCH_PAGE];
  const pages = new Map<string, string>();
  for (const path of ["", "/de"].flatMap((prefix) => paths.map((path) => prefix + path || "/"))) {
    const response = await request.get(path, { headers: { Accept: "text/html", ...newAddressHeaders() } });
    pages.set(path, await response.text());
  }
  expect(await findHtmlErrors(pages)).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const { prefix, menu, preferences } of [
    { prefix: "/", menu: "Menu", preferences: "Language and currency" },
    { prefix: "/de", menu: "Menü", preferences: "Sprache und Währung" },
  ]) {
    test(`the open ${colorScheme} ${menu} and ${preferences} can be used by all @script-on`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(prefix);
      await untilHydrated(page);
      await page.getByRole("button", { name: preferences }).click();
      await expectNoViolations(page, preferences);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      await page.getByRole("button", { name: menu }).click();
      await expectNoViolations(page, menu);
    });
  }
}

for (const { name, viewport } of NARROW_WINDOWS) {
  test(`in ${name} menu and popover show all their words`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const button of ["Menü", "Sprache und Währung"]) {
      await page.goto("/de");
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectWholeWords(page, button);
    }
  });
}
