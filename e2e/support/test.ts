import { test as base, expect } from "@playwright/test";

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

export { expect };
