import { FORM_PATHS, PATHS } from "../support/paths.ts";
import { expectWholeWords } from "../support/reflow.ts";
import { expect, test } from "../support/test.ts";

const WINDOWS = [
  { name: "a window of 320 pixels", viewport: { width: 320, height: 640 } },
  { name: "1280 pixels at 200 %", viewport: { width: 640, height: 400 } },
];

for (const { name, viewport } of WINDOWS) {
  for (const prefix of ["", "/de"]) {
    test(`in ${name} no page under ${prefix || "/"} scrolls sideways or cuts its words @script-on`, async ({
      page,
      browserErrors,
    }) => {
      await page.setViewportSize(viewport);
      for (const path of [
        ...PATHS,
        ...FORM_PATHS,
        "/no-such-page/with-a-name-that-is-longer-than-any-telephone-is-wide",
      ]) {
        await page.goto(prefix + path || "/");
        await expectWholeWords(page, path);
      }
      browserErrors.splice(0); // The last page is a 404 on purpose.
    });
  }

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
