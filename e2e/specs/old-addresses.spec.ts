import { expect, test, untilHydrated } from "../support/test.ts";

test("old addresses lead on, in the visitor's language", async ({ page }) => {
  await page.goto("/terms");
  await expect(page).toHaveURL(/\/tos$/);
  await page.goto("/de/faq/");
  await expect(page).toHaveURL(/\/de\/support\/kb$/);
});

test("an address has one spelling, and leads from the others to it @script-on", async ({ baseURL }) => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch((baseURL ?? "") + path, { redirect: "manual" });
    return `${String(status)} ${headers.get("Location") ?? ""}`.trim();
  };
  const outcomes: Record<string, string> = {
    "/about": "200",
    "//x/about": "308 /x/about",
    "/x/about": "404",
    "/de//evil.example/x": "308 /de/evil.example/x",
    "/about//": "308 /about",
    "/about/?a=1&b=%2F": "308 /about?a=1&b=%2F",
    "/%61bout": "308 /about",
    "/About": "308 /about",
    "/DE/about": "308 /de/about",
    "/About.data": "404", // A request for data is never redirected to a page.
    "/about%2F": "404",
    "/about%5C": "404",
    "/terms?print=1": "301 /tos?print=1",
  };
  for (const [path, outcome] of Object.entries(outcomes)) expect(await ask(path), path).toBe(outcome);
});

test("slashes that would name another host lead nowhere else, in no language", async ({ page, browserErrors }) => {
  for (const path of ["/de/evil.example/x", "/evil.example/x"]) browserErrors.expect({ status: 404, path });
  await page.goto("/de//evil.example/x");
  await expect(page).toHaveURL(/localhost:\d+\/de\/evil\.example\/x$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/evil\.example\/x$/);

  const form = { locale: "en", returnTo: "/de//evil.example/x" };
  const answer = await page.request.post("/preferences", { form, maxRedirects: 0 });
  expect(answer.headers().location).toBe("/evil.example/x");
});

test("an old address in a link is known from the build's manifest: the server is not asked @script-on", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
  await link.evaluate((element) => element.setAttribute("href", "/agb"));
  const manifest = page.waitForResponse(/\/builds\/meta\/[0-9a-f]+\.json$/);
  await link.hover();
  await (await manifest).finished();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page).toHaveURL(/\/tos$/);
  expect(asked.filter((path) => path.includes("agb"))).toEqual([]);
});

test("an old address that nobody linked changes the page without a reload @script-on", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { stillTheSameDocument: true });
    history.pushState({}, "", "/agb");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(/\/tos$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
});
