import { expect, test, untilHydrated } from "../support/test.ts";

for (const { path, title, message, wayHome } of [
  {
    path: "/no/such/page?with=this",
    title: "Page Not Found",
    message: "Page not found: /no/such/page?with=this",
    wayHome: "/",
  },
  {
    path: "/de/gibt-es-nicht",
    title: "Seite nicht gefunden",
    message: "Seite nicht gefunden: /de/gibt-es-nicht",
    wayHome: "/de",
  },
]) {
  test(`${path} is told with its true status, inside the frame @tor-safest`, async ({ page, browserErrors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveTitle(`404 ${title} | Wren`);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", wayHome);
    browserErrors.splice(0); // The browser itself reports the 404.
  });
}

test("a link into nothing is told inside the frame, and the way back still works @script-on", async ({
  page,
  browserErrors,
}) => {
  await page.goto("/concept");
  await untilHydrated(page);
  await page.evaluate(() => {
    history.pushState({}, "", "/nowhere");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("Page not found: /nowhere")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");
  expect(browserErrors.filter((error) => !error.includes("404"))).toEqual([]);
  browserErrors.splice(0);
});

for (const { path, message } of [
  { path: "/shop/no-such-phone?color=red", message: "Page Not Found: /shop/no-such-phone?color=red" },
  { path: "/resources/unwritten", message: "There is no resource with this address: /resources/unwritten" },
]) {
  test(`${path} names something that does not exist`, async ({ page, browserErrors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(message)).toBeVisible();
    browserErrors.splice(0);
  });
}
