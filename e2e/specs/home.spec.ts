import { expect, test, untilHydrated } from "../support/test.ts";

test("the home page tells in English what it is and leads on @tor-safest", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle("The phone that keeps to itself | Wren");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");

  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Zaunköniggasse 7");
  const help = footer.getByRole("list", { name: "Help" });
  await expect(help.getByRole("link", { name: "Files" })).toHaveAttribute("href", "/support/files");

  await page.getByRole("link", { name: "How it works" }).click();
  await expect(page).toHaveURL(/\/concept$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four parts that know little.");
});

test("one link leads to the same page in German, and all further links stay there @tor-safest", async ({ page }) => {
  await page.goto("/concept");
  await page.getByRole("link", { name: /Deutsch/ }).click();
  await expect(page).toHaveURL(/\/de\/concept$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Über uns" }).click();
  await expect(page).toHaveURL(/\/de\/about$/);
  await page.getByRole("link", { name: "Wren, Startseite" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Das Telefon, das für sich bleibt.");
});

test("the home page's pictures load @tor-safest", async ({ page }) => {
  await page.goto("/");
  const hero = page.getByRole("img", { name: /Two Wren One phones/ });
  await expect(hero).toBeVisible();
  const source = await hero.evaluate((img: HTMLImageElement) => img.currentSrc);
  const picture = await page.request.get(source);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toBe("image/avif");
  expect((await picture.body()).length).toBeGreaterThan(10_000);
});

test("the home page says what it costs, in the visitor's currency @tor-safest", async ({ page, context, baseURL }) => {
  await page.goto("/");
  await expect(page.getByText("From CHF 699.00")).toBeVisible();
  await expect(page.locator("#what-it-costs").getByRole("cell", { name: "CHF 1’087.80" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Fits any pocket" })).toContainText("CHF 699.00");

  await context.addCookies([{ name: "wren-currency", value: "eur", url: baseURL ?? "" }]);
  await page.goto("/de");
  await expect(page.locator("#was-es-kostet").getByRole("cell").first()).toContainText("EUR");
  await expect(page.getByRole("main")).not.toContainText("CHF");
});

test("the privacy switch can be tried on the page @tor-safest", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("#a-wire-not-a-promise");
  await expect(section.getByText("radios have power")).toBeVisible();
  await expect(section.getByRole("img", { name: "pulled down" })).toBeHidden();
  await section.getByText("Off", { exact: true }).click();
  await expect(section.getByText("radios have power")).toBeHidden();
  await expect(section.getByText("sensors off")).toBeVisible();
  await expect(section.getByRole("img", { name: "pulled down" })).toBeVisible();
});

test("questions open without leaving the page @tor-safest", async ({ page }) => {
  await page.goto("/");
  const answer = page.getByText("Most Android apps do.");
  await expect(answer).toBeHidden();
  await page.getByText("Do my apps run on it?").click();
  await expect(answer).toBeVisible();
});

test("links change the page without a reload when scripts run @script-on", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Concept" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four parts that know little.");
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
});

test("the browser gets domain compiled in, and no validation library @script-on", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/");
  await untilHydrated(page);
  const code = (await Promise.all(scripts)).join("\n");
  expect(code).toContain("Deutsch"); // LOCALE_NAME of @wren/domain
  expect(code).not.toContain("_zod");
});

test("the home page's questions and our name are also structured data, after a page load and after a link", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/about");
  if (javaScriptEnabled) await untilHydrated(page);
  await page.getByRole("link", { name: "Wren, home" }).click();
  await expect(page).toHaveURL(/\/$/);
  const structuredData = page.locator("script[type='application/ld+json']");
  await expect(structuredData).toHaveCount(2);
  const told = (await structuredData.allTextContents()).map((text) => JSON.parse(text) as unknown);
  expect(told).toEqual([
    expect.objectContaining({
      "@type": "FAQPage",
      mainEntity: expect.arrayContaining([expect.objectContaining({ name: "Do my apps run on it?" })]),
    }),
    expect.objectContaining({ "@type": "Organization", logo: expect.stringMatching(/\/icon\.png$/) }),
  ]);
});
