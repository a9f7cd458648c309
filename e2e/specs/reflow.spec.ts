import type { Page } from "@playwright/test";
import { FORM_PATHS, PATHS } from "../support/paths.ts";
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

async function expectWholeWords(page: Page, where: string) {
  const { overhang, cut } = await page.locator("html").evaluate(measure);
  expect(overhang, `${where} scrolls sideways`).toBe(0);
  expect(cut, `${where} cuts words`).toEqual([]);
}

/** Runs in the page: how far it scrolls sideways, and every piece of text that ends outside of what is shown. */
function measure(html: HTMLElement): { overhang: number; cut: string[] } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: parent } = text;
    // Words for screen readers only are a pixel wide on purpose; script and hidden parts draw nothing.
    if (!text.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest(".sr-only")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (isCut(range.getBoundingClientRect(), parent)) cut.push(text.nodeValue);
  }
  return { overhang: html.scrollWidth - html.clientWidth, cut };

  function isCut({ left, right, bottom }: DOMRect, parent: HTMLElement): boolean {
    if (left < -1 || right > html.clientWidth + 1) return true;
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (["hidden", "clip"].includes(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) return true;
      if (["hidden", "clip"].includes(overflowY) && bottom > edge.bottom + 1) return true;
    }
    return false;
  }
}
