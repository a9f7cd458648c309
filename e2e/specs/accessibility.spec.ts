import { expectNothingFound } from "../support/axe.ts";
import { FORM_PATHS, PATHS } from "../support/paths.ts";
import { test, untilHydrated } from "../support/test.ts";

const LANGUAGES = [
  { prefix: "", menu: "Menu", preferences: "Language and currency" },
  { prefix: "/de", menu: "Menü", preferences: "Sprache und Währung" },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const { prefix, menu, preferences } of LANGUAGES) {
    test(`axe finds nothing on any ${colorScheme} page under ${prefix || "/"} @script-on`, async ({
      page,
      browserErrors,
    }) => {
      test.slow(); // Many pages, and axe looks at every element of each.
      await page.emulateMedia({ colorScheme });
      for (const path of [...PATHS, ...FORM_PATHS, "/no-such-page"]) {
        await page.goto(prefix + path || "/");
        await expectNothingFound(page, path);
      }
      browserErrors.splice(0); // The last page is a 404 on purpose.
    });

    test(`axe finds nothing in the open ${colorScheme} ${menu} and ${preferences} @script-on`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(prefix || "/");
      await untilHydrated(page);
      await page.getByRole("button", { name: preferences }).click();
      await expectNothingFound(page, preferences);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      await page.getByRole("button", { name: menu }).click();
      await expectNothingFound(page, menu);
    });
  }
}
