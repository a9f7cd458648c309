import type { Page } from "@playwright/test";
import { signInAsFirstAdmin } from "../support/admin.ts";
import type { SiteAddress } from "../support/site.ts";
import { editedSite } from "../support/site-keeper.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

/** `scroll-padding-block` of styles/app.css, which keeps a target away from the window's edge. */
const AIR_ABOVE_TARGET_PX = 32;

let site: SiteAddress;

test.beforeAll(async () => {
  site = await editedSite();
  const admin = await signInAsFirstAdmin(site);
  await admin.publishPage("about", { blocks: [longText(), linkTo("/concept#wrenos-seven-modules", "The modules")] });
});

function longText() {
  const paragraph = { type: "paragraph", children: [{ type: "text", text: "A line. ".repeat(200) }] };
  return { __component: "blocks.text", heading: "Much to read", body: Array.from({ length: 10 }, () => paragraph) };
}

function linkTo(url: string, label: string) {
  const link = { type: "link", url, children: [{ type: "text", text: label }] };
  const body = [{ type: "paragraph", children: [{ type: "text", text: "Then: " }, link] }];
  return { __component: "blocks.text", heading: "And on", body };
}

const scrollTop = (page: Page) => page.locator("html").evaluate((html) => Math.round(html.scrollTop));

test("a link with a hash leads to its place on the page, and back to where it stood", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`${site.url}/about`);
  if (javaScriptEnabled) await untilHydrated(page); // From then on links change the page without a reload.
  const link = page.getByRole("link", { name: "The modules" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(500);

  await link.click();
  await expect(page).toHaveURL(/\/concept#wrenos-seven-modules$/);
  const target = page.locator("#wrenos-seven-modules");
  await expect(target.getByRole("heading", { level: 2 })).toHaveText("WrenOS: seven modules");
  await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? 0)).toBe(AIR_ABOVE_TARGET_PX);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? 0)).toBe(AIR_ABOVE_TARGET_PX);
});

test("a new page starts at the top", async ({ page, javaScriptEnabled }) => {
  await page.goto(`${site.url}/about`);
  if (javaScriptEnabled) await untilHydrated(page);
  await page.getByRole("link", { name: "The modules" }).scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
  await expect(page).toHaveURL(/\/imprint$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});
