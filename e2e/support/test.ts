import { test as base, expect, type Page, type Request } from "@playwright/test";
import { watchBrowserErrors, type BrowserErrors } from "./browser-errors.ts";
import { browseAsTorSafest } from "./tor-safest.ts";

export type ProjectOptions = {
  /** Also blocks SVG pictures, fonts, audio and video, not only scripts. */
  isTorSafest: boolean;
};

type Fixtures = ProjectOptions & { browserErrors: BrowserErrors; unanswered: undefined };

/** Every journey runs against the shared site and fails on browser errors that it did not announce. */
export const test = base.extend<Fixtures>({
  isTorSafest: [false, { option: true }],
  page: async ({ page, isTorSafest }, use) => {
    if (isTorSafest) await browseAsTorSafest(page);
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" }); // A picture may still be loading.
  },
  baseURL: async ({}, use) => {
    await use(process.env.WREN_SITE_URL);
  },
  browserErrors: [
    async ({ page }, use, testInfo) => {
      const browserErrors = watchBrowserErrors(page);
      await use(browserErrors);
      expect(browserErrors.listUnexpected(), "errors that the journey did not name").toEqual([]);
      if (testInfo.status !== "passed") return; // A journey that failed early has not seen all of them.
      // The browser may report an error after the page has shown the answer.
      await expect
        .poll(() => browserErrors.listMissing(), { message: "errors that were expected and did not come" })
        .toEqual([]);
    },
    { auto: true },
  ],
  /** Shows which requests a hanging page waits for. */
  unanswered: [
    async ({ page }, use, testInfo) => {
      const open = new Set<Request>();
      page.on("request", (request) => open.add(request));
      page.on("requestfinished", (request) => open.delete(request));
      page.on("requestfailed", (request) => open.delete(request));
      await use(undefined);
      if (testInfo.errors.length > 0 && open.size > 0)
        await testInfo.attach("never answered", { body: [...open].map((request) => request.url()).join("\n") });
    },
    { auto: true },
  ],
});

/** Shows the page a first sign of use; its scripts come only then. */
export async function beginToUse(page: Page): Promise<void> {
  await page.locator("body").dispatchEvent("keydown");
}

/** Waits for hydration: from then on the colour switch, which needs scripts, is in the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await beginToUse(page);
  await page.locator("input[name=color-mode]").first().waitFor({ state: "attached", timeout: 30_000 });
}

export { expect };
