import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test, untilHydrated } from "../support/test.ts";

const ISLAND = /\/__island\/page-blocks\.json\?/;
const SENTENCE = "These terms apply to all orders of devices";

/** The address of a page's blocks as our pages write it. */
function blocksOf(slug: string, locale = "en", key = "page-blocks"): string {
  const json = (value: object) => encodeURIComponent(JSON.stringify(value));
  return `/__island/${key}.json?props=${json({ slug })}&context=${json({ locale })}`;
}

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test("a legal page holds its text once, and its data none of it", async ({ request }) => {
  expect((await textOf(request, "/tos")).split(SENTENCE)).toHaveLength(2);
  expect(await textOf(request, "/tos.data")).not.toContain(SENTENCE);
  expect(await textOf(request, "/tos/_payload.json")).not.toContain(SENTENCE);
  expect(await textOf(request, blocksOf("tos"))).toContain(SENTENCE);
});

test("a legal page appears with its text, however late that comes, and its links lead on @script-on", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.route(ISLAND, async (route) => {
    const response = await route.fetch();
    await expect(heading(page)).toHaveText("The phone that keeps to itself.");
    await route.fulfill({ response });
  });
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await watchForEmptyPages(page);

  await footerLink(page, "Terms").click();
  await expect(heading(page)).toHaveText("Terms of service");
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await page.unroute(ISLAND);

  const link = page.getByRole("main").getByRole("link", { name: "privacy page" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.click();
  await expect(heading(page)).toHaveText("Privacy");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText("Terms of service");
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect(page.getByText("No cookie before a choice.")).toBeVisible();
  expect(loads).toEqual([]);
  expect(await page.evaluate(() => (globalThis as { emptyPages?: string[] }).emptyPages)).toEqual([]);
});

test("what a visitor opened stays open while the page around it is drawn anew @script-on", async ({ page }) => {
  await page.goto("/support");
  await untilHydrated(page);
  const question = page.locator("details").first();
  await question.locator("summary").click();
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "?again";
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(page).toHaveURL(/\?again$/);
  await expect(question).toHaveAttribute("open", "");
});

test("a page whose text cannot be fetched says so, and is there when it can @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ brokenRequest: "/__island/page-blocks.json" });
  await page.goto("/");
  await untilHydrated(page);
  await page.route(ISLAND, (route) => route.abort());
  await footerLink(page, "Imprint").click();
  await expect(page.getByRole("main")).toContainText("503");
  await page.unroute(ISLAND);
  await footerLink(page, "Code of conduct").click();
  await expect(heading(page)).toHaveText("Code of conduct");
});

test("a link to the signed-out chat shows the page with its blocks @script-on", async ({ page }) => {
  await page.goto("/support");
  await untilHydrated(page);
  await page.getByRole("main").getByRole("link", { name: /chat/i }).first().click();
  await expect(page).toHaveURL(/\/support\/chat$/);
  await expect(page.locator("[data-island] section").first()).toBeAttached();
});

test("a fragment is kept like a page and confirmed by its tag", async ({ request }) => {
  const first = await request.get(blocksOf("tos", "de"));
  expect(first.headers()).toMatchObject({ "cache-control": "private, no-cache", "content-encoding": "br" });
  const etag = first.headers().etag ?? "";
  const again = await request.get(blocksOf("tos", "de"), { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
});

test("only what is listed is drawn, and nothing that was sent comes back", async ({ request }) => {
  const bad = encodeURIComponent('{"slug":"<img src=x onerror=alert(1)>"}');
  const asked = {
    [`/__island/page-blocks.json?props=${bad}&context=${bad}`]: 400,
    "/__island/page-blocks.json": 400,
    [`/__island/%3Cscript%3E.json?props=${bad}`]: 404,
    "/__island/": 404,
    [blocksOf("resources/unwritten")]: 400,
    [blocksOf("unwritten", "en", "resource-blocks")]: 404,
  };
  for (const [address, status] of Object.entries(asked)) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(status);
    expect(response.headers()["content-type"], address).toBe("application/json");
    expect(await response.text(), address).toMatch(/^\{"code":"[a-z-]+"\}$/);
  }
});

/** Records every moment at which the page shows a heading and nothing below it. */
async function watchForEmptyPages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const emptyPages: string[] = [];
    const main = document.querySelector("main");
    if (!main) throw new Error("There is no page.");
    new MutationObserver(() => {
      const title = main.querySelector("h1")?.textContent ?? "none";
      if (!main.querySelector("[data-island] section")) emptyPages.push(title);
    }).observe(main, { childList: true, subtree: true });
    Object.assign(globalThis, { emptyPages });
  });
}

async function scrollTop(page: Page): Promise<number> {
  return page.locator("html").evaluate((html) => Math.round(html.scrollTop));
}
