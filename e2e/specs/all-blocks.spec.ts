import type { Page } from "@playwright/test";
import { openAdmin } from "../support/admin-page.ts";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { COLOUR_RULES, expectNoViolations } from "../support/axe.ts";
import { expectWholeWords } from "../support/reflow.ts";
import { sharedSite } from "../support/shared-site.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

const ALL_BLOCKS = "/preview/all-blocks";
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

async function previewQuery(): Promise<string> {
  return (await signInAsFirstAdmin(sharedSite())).allBlocksQuery();
}

for (const { prefix, title } of [
  { prefix: "", title: "All blocks" },
  { prefix: "/de", title: "Alle Bausteine" },
]) {
  test(`${title}: each is drawn with all its options, at every width, light and dark @script-on`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    const response = await page.goto(`${prefix}${ALL_BLOCKS}${await previewQuery()}`);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([title]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await page.locator("[data-option=usual]").count()).toBeGreaterThan(15);

    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      const where = `${title}, ${String(viewport.width)} pixels wide`;
      await expectWholeWords(page, where);
      expect(await page.locator("[data-drawn]").evaluateAll(findBrokenBlocks), where).toEqual([]);
    }
    if (prefix === "") {
      // Neither colours nor the tree depend on the language, and axe takes seconds for a page of this length.
      await expectNoViolations(page, title);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoViolations(page, `${title}, dark`, { rules: COLOUR_RULES });
    }
    await untilHydrated(page);
    await expect(page.locator("[data-option=usual]").last()).toBeVisible();
  });
}

/** Runs in the page: names samples that are empty, wider than the window, or lack a picture. */
function findBrokenBlocks(drawn: Element[]): string[] {
  return drawn.filter(isBroken).map(({ parentElement }) => JSON.stringify(parentElement?.dataset));

  function isBroken(block: Element): boolean {
    const isEmpty = !block.textContent.trim() || block.clientHeight < 40;
    return isEmpty || block.scrollWidth > block.clientWidth;
  }
}

test("all blocks are there in either language, with a preview's link alone", async ({ page, request }) => {
  const query = await previewQuery();
  await page.goto(`/de${ALL_BLOCKS}${query}`);
  await expect(page.locator("[data-option=usual]").last()).toBeVisible();
  await page.getByRole("complementary", { name: "Vorschau" }).getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All blocks");

  const statusOf = async (path: string) => (await request.get(path)).status();
  for (const path of [ALL_BLOCKS, `/de${ALL_BLOCKS}`, `${ALL_BLOCKS}?preview=published`])
    expect(await statusOf(path), path).toBe(404);
  expect(await statusOf(`${ALL_BLOCKS}${query}x`)).toBe(403);
  expect(await statusOf(`/__island/all-blocks.json?props={}&context={"locale":"en"}`)).toBe(400);
});

test("editors open it beside the form, and the picker shows a picture of each block @script-on", async ({
  browser,
}) => {
  const staff = await openAdmin(browser, "/content-manager/collection-types/api::page.page/create");
  try {
    const opened = staff.context().waitForEvent("page");
    await staff.getByRole("button", { name: "Show all blocks" }).click();
    await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("All blocks");
    await staff.getByRole("button", { name: "Add a component to Blocks" }).click();
    await expectPictures(staff);
  } finally {
    await staff.context().close();
  }
});

/** They lie in the tiles of the picker, each named after its block. */
async function expectPictures(staff: Page): Promise<void> {
  const pictures = staff.locator("button img");
  await expect(pictures.first()).toBeVisible();
  expect(await pictures.count()).toBeGreaterThan(15);
  expect(await pictures.evaluateAll(findUnfitPictures)).toEqual([]);
}

/** Runs in the page: names pictures that cannot be shown, or whose sides their tile would cut off. */
async function findUnfitPictures(pictures: Element[]): Promise<string[]> {
  const unfit = pictures.map(async (picture) => {
    if (!(picture instanceof HTMLImageElement)) return [];
    picture.loading = "eager";
    const isShown = await picture.decode().then(
      () => true,
      () => false,
    );
    const { naturalWidth, naturalHeight, clientWidth, clientHeight, alt } = picture;
    return isShown && naturalWidth * clientHeight <= naturalHeight * clientWidth ? [] : [alt];
  });
  return (await Promise.all(unfit)).flat();
}
