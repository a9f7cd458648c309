import { visitorAddress } from "../support/accounts.ts";
import { putInCart } from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

/** Every form that can be sent empty, with the label of its button. */
const FORMS = [
  { path: "/support/contact", button: "Send" },
  { path: "/support/my-contact", button: /^Send/ },
  { path: "/support/kb", button: "Search" },
  { path: "/search", button: "Search" },
  { path: "/support/chat", button: "Sign in" },
  { path: "/support/chat/forgot-password", button: "Send the link" },
  { path: "/support/chat/confirm-email", button: "Send the confirmation again" },
  { path: "/shop/services", button: "Extend" },
  { path: "/shop/services/storage-extension", button: "Show prices" },
  { path: "/shop/checkout", button: /^Order and pay/ },
];

for (const { path, button } of FORMS) {
  test(`${path}, sent empty with the return key, is refused in one look: summary, title, fields`, async ({
    page,
    browserErrors,
    javaScriptEnabled,
  }) => {
    browserErrors.expect({ status: 400, path });
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() });
    if (path === "/shop/checkout") await putInCart(page, "WREN-ONE-GRAPHITE");
    await page.goto(path);
    if (javaScriptEnabled) await untilHydrated(page);
    const title = await page.title();
    // Enter presses the form's first button, and buttons elsewhere on the page may belong to the form too.
    const form = page
      .getByRole("main")
      .locator("form", { has: page.getByRole("button", { name: button }) })
      .first();
    const field = form.getByRole("textbox").or(form.getByRole("searchbox")).or(form.getByRole("combobox"));
    await field.and(form.locator("input")).first().press("Enter");
    const summary = page.locator(".error-summary");
    await expect(summary).toBeVisible();
    if (javaScriptEnabled) await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(`Error: ${title}`);
    await expect(page.locator("title")).toHaveCount(1);
    const [link] = await summary.getByRole("link").all();
    const id = (await link?.getAttribute("href")) ?? "";
    if (link) await expect(page.locator(id)).toHaveAttribute("aria-invalid", "true");

    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    await expect(page).toHaveTitle("Imprint | Wren");
  });
}
