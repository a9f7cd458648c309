import { test as base, expect, type Page } from "@playwright/test";

/** Every journey runs against the shared site, and fails when the browser reports an error on the way. */
export const test = base.extend<{ browserErrors: string[] }>({
  baseURL: async ({}, use) => {
    await use(process.env.WREN_SITE_URL);
  },
  browserErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until scripts have taken over: from then on the colour switch, which needs them, is in the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator("input[name=color-mode]").first().waitFor({ state: "attached" });
}

export { expect };
