import { expect, test } from "../support/test.ts";

for (const { path, title, message, wayHome } of [
  { path: "/no/such/page", title: "Page Not Found", message: "Page not found: /no/such/page", wayHome: "/" },
  {
    path: "/de/gibt-es-nicht",
    title: "Seite nicht gefunden",
    message: "Seite nicht gefunden: /de/gibt-es-nicht",
    wayHome: "/de",
  },
]) {
  test(`${path} is told with its true status, inside the frame`, async ({ page, browserErrors }) => {
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
