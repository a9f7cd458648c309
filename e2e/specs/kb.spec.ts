import { readSharedLog, sharedSite } from "../support/shared-site.ts";
import { startWebAt } from "../support/site.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

test("from the support page to an answer, with a typo on the way @tor-safest", async ({ page }) => {
  await page.goto("/support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ and support");
  await page.getByText("My nest is full. What can I do?").click();
  await expect(page.getByText("Clear out:")).toBeVisible();

  await page.getByLabel("What do you want to know?").fill("moving phtos from iphone");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/support\/kb\?q=moving/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("“moving phtos from iphone”");
  await expect(page.getByLabel("What do you want to know?")).toHaveValue("moving phtos from iphone");
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .first();
  await expect(first.getByRole("link")).toHaveText("Move contacts and pictures from an iPhone");
  await expect(first.locator("mark").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Setting up" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/support/kb");
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Move contacts and pictures from an iPhone");
  await expect(page.getByRole("heading", { name: "Related articles" })).toBeVisible();
});

test("in German: the compound, the article and whether it helped @tor-safest", async ({ page }) => {
  await page.goto("/de/support/kb");
  await page.getByLabel("Was möchten Sie wissen?").fill("Speichererweiterung");
  await page.getByRole("button", { name: "Suchen" }).click();
  await page.getByRole("heading", { level: 3 }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/support\/kb\/extend-storage$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Den Speicher erweitern");
  await page.getByRole("button", { name: "Ja" }).click();
  await expect(page.getByText("Danke. Das hilft uns")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Den Speicher erweitern");
});

test("nothing found shows ways on; an unknown article is not found @tor-safest", async ({ page }) => {
  await page.goto("/support/kb?q=zzzzqqqq");
  await expect(page.getByText("No article answers “zzzzqqqq”")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Write to support", exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Open the chat" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Setting up" })).toBeVisible();
  const response = await page.request.get("/support/kb/no-such-article", { headers: { "User-Agent": "Mozilla/5.0" } });
  expect(response.status()).toBe(404);
});

test("a question that is too short says so, keeps what was typed, and is a 400", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: "/de/support/kb" });
  const response = await page.goto("/de/support/kb?q=a");
  expect(response?.status()).toBe(400);
  await expect(page.getByRole("alert")).toContainText("Die Frage ist zu kurz.");
  await expect(page.getByLabel("Was möchten Sie wissen?")).toHaveValue("a");
  await expect(page.getByLabel("Was möchten Sie wissen?")).toHaveAccessibleDescription(/zu kurz/);
});

test("what is searched for is drawn as text, whatever it is", async ({ page }) => {
  await page.goto(`/support/kb?q=${encodeURIComponent('<img src=x onerror="alert(1)"> nest')}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText('<img src=x onerror="alert(1)"> nest');
});

test("suggestions come while one types, and arrow keys choose @script-on", async ({ page }) => {
  await page.goto("/support/kb");
  await untilHydrated(page);
  const field = page.getByRole("combobox", { name: "What do you want to know?" });
  await field.pressSequentially("nest is fu");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option").first()).toContainText("My nest is full");
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toContainText("My nest is full");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await field.pressSequentially("l");
  await expect(list).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("My nest is full");
});

test("what is searched for is in no log, not even when the search fails @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 503, path: "/support/kb" });
  // Pictures come from the cms; a slow browser may request the logos after it is gone.
  browserErrors.allow({ status: 503, path: /^\/media\// });
  const site = await startWebAt(sharedSite());
  await site.untilContentIsHeld();
  try {
    await page.goto(`${site.url}/support/kb`);
    await untilHydrated(page);
    const field = page.getByRole("combobox", { name: "What do you want to know?" });
    await field.pressSequentially("secretworry nest full");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/secretworry/);
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("secretworry");
    await site.loseCms();
    await page.goto(`${site.url}/support/kb?q=secretworry+again`);
    await expect(page.getByRole("alert")).toContainText("is not available");
    const log = site.logLines.join("\n") + (await readSharedLog());
    expect(log).toContain("/support/kb");
    expect(log).toContain("backend-call-failed");
    expect(log).not.toContain("secretworry");
  } finally {
    await site.stop();
  }
});

test("an article says where it belongs, to people and to search engines @tor-safest", async ({ page }) => {
  await page.goto("/de/support/kb/nest-full");
  const trail = page.getByRole("navigation", { name: "Sie sind hier" });
  await expect(trail.getByRole("link")).toHaveText(["FAQ und Support", "Wissensdatenbank", "Nest und Backups"]);
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [article, list] = told.map((text) => JSON.parse(text) as { [key: string]: unknown; itemListElement: object[] });
  expect(article).toMatchObject({ "@type": "Article", inLanguage: "de", dateModified: expect.stringMatching(/^20/) });
  expect(list?.["@type"]).toBe("BreadcrumbList");
  expect(list?.itemListElement).toHaveLength(4);
  expect(list?.itemListElement[3]).toMatchObject({
    position: 4,
    item: expect.stringMatching(/\/de\/support\/kb\/nest-full$/),
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(trail.getByRole("link")).toHaveText(["Nest und Backups"]);
  await trail.getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/support\/kb#nest-und-backups$/);
  await expect(trail.getByRole("link")).toHaveText(["FAQ und Support"]);
});
