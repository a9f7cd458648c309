import { expect, test } from "../support/test.ts";

test("no control is only an icon @tor-safest", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 404, path: "/no-such-page" });
  for (const path of ["/", "/de/shop", "/privacy", "/no-such-page"]) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await page.locator("body").evaluate(findMute), `${path} at ${String(width)}`).toEqual([]);
    }
  }
});

test("a legal page can be read and left again @tor-safest", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.getByRole("link", { name: "Wren, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");
});

/** Runs in the page: finds controls that show neither words nor a picture. */
function findMute(body: HTMLElement): string[] {
  const controls = [...body.querySelectorAll<HTMLElement>("a, button, summary, label")];
  return controls.filter((control) => control.checkVisibility() && !speaks(control)).map(({ outerHTML }) => outerHTML);

  function speaks(control: HTMLElement): boolean {
    const pictures = [...control.querySelectorAll("img")].filter((picture) => picture.checkVisibility());
    const words = [...control.childNodes].filter((node) => !(node instanceof Element && node.matches(".sr-only")));
    return (
      pictures.some(({ naturalWidth, currentSrc }) => naturalWidth > 0 && !/\.svg(\?|$)/.test(currentSrc)) ||
      words.some((node) => node.textContent?.trim())
    );
  }
}
