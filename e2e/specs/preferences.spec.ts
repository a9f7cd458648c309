import { expect, test, untilHydrated } from "../support/test.ts";

test("choosing a language stays on the page, is remembered for a year and decides the start @tor-safest", async ({
  page,
}) => {
  await page.goto("/concept?from=test");
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/concept\?from=test$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  const cookie = (await page.context().cookies()).find(({ name }) => name === "wren-locale");
  expect(cookie).toMatchObject({ value: "de", sameSite: "Lax", httpOnly: true });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.goto("/");
  await expect(page).toHaveURL(/\/de$/);
  await page.getByRole("button", { name: "Sprache und Währung" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");
});

test.describe("with a German browser", () => {
  test.use({ locale: "de-CH" });
  test("the footer's link to the other language is a choice like any other @tor-safest", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/de$/);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");
    await page.goto("/about");
    await footer.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(/\/de\/about$/);
    await page.goto("/");
    await expect(page).toHaveURL(/\/de$/);
  });
});

test("choosing a currency is told in a message, also in German, and leaves the language alone @tor-safest", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/de/shop");
  if (javaScriptEnabled) await untilHydrated(page);
  await page.getByRole("button", { name: "Sprache und Währung" }).click();
  await page.getByLabel("Währung", { exact: true }).selectOption("eur");
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Übernehmen" }).click();

  await expect(page).toHaveURL(/\/de\/shop$/);
  await expect(page.getByRole("status")).toHaveText("Die Preise werden nun in EUR angezeigt.");
  await expect(page.getByRole("button", { name: "Sprache und Währung" })).toContainText("EUR");
  expect(await page.context().cookies()).toMatchObject([{ name: "wren-currency", value: "eur", sameSite: "Lax" }]);

  await page.goto("/de/shop");
  await expect(page.getByRole("status")).toHaveCount(0);
});

test("a message can be closed, and waits while it is being read @script-on", async ({ page }) => {
  await page.clock.install();
  await page.goto("/shop");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByLabel("Currency", { exact: true }).selectOption("usd");
  const toast = page.getByRole("status");
  await toast.hover();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(7_000);
  await expect(toast).toHaveCount(0);
});

test("a letter typed on the closed list chooses @script-on", async ({ page }) => {
  await page.goto("/shop");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Language and currency" }).click();
  const list = page.getByLabel("Currency", { exact: true });
  await list.focus();
  await page.keyboard.press("e");
  await expect(page.getByRole("status")).toHaveText("Prices are now shown in EUR.");
});

for (const [locale, expected] of [
  ["de-CH", /\/de$/],
  ["en-GB", /\/$/],
  ["fr-FR", /\/$/],
] as const) {
  test.describe(() => {
    test.use({ locale });

    test(`a first visit from a browser in ${locale} starts at ${String(expected)}`, async ({ page }) => {
      await page.goto("/");
      await expect(page).toHaveURL(expected);
      await page.goto("/about");
      await expect(page).toHaveURL(/\/about$/);
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}

test("a forged way back stays on the site and a nonsense choice changes nothing", async ({ request, baseURL }) => {
  const response = await request.post("/preferences", {
    form: { locale: "fr", currency: "gbp", returnTo: "//evil.example/" },
    headers: { Origin: baseURL ?? "" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toBe("/evil.example/");
  expect(response.headers()["set-cookie"]).toBeUndefined();
});

test("another site cannot choose for the visitor", async ({ request }) => {
  const response = await request.post("/preferences", {
    form: { locale: "de" },
    headers: { Origin: "https://evil.example" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
  expect(response.headers()["set-cookie"]).toBeUndefined();
});
