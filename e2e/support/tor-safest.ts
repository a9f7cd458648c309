import type { Page } from "@playwright/test";

/** Blocks everything that Tor Browser refuses at its level "Safest", except scripts, which the project switches off. */
export async function browseAsTorSafest(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const request = route.request();
    const isRefused = ["font", "media"].includes(request.resourceType()) || /\.svg(\?|$)/.test(request.url());
    if (isRefused) await route.abort("blockedbyclient");
    else await route.fallback();
  });
  // Inline SVG is no request that could be blocked, so a style hides it.
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nsvg { display: none !important }` });
  });
}
