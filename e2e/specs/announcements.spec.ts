import { putInCart } from "../support/shop.ts";
import { visitorAddress } from "../support/accounts.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

test("a page that comes without a page load is read out from its heading @script-on", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a message that scripts show has its region before its words @script-on", async ({ page }) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() });
  await putInCart(page, "CASE-BLACK"); // The first article redirects through another address, with a page load.
  await page.goto("/shop"); // This page shows its message.
  await page.goto("/shop/wren-one");
  await untilHydrated(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes, target, attributeName } of changes) {
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.role === "status") seen.push(`region: ${node.innerText}`);
        if (attributeName === "hidden" && target instanceof HTMLElement) seen.push(`words: ${target.innerText}`);
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("status")).toContainText("Added to your cart.");
  const seen = await page.evaluate(() => Reflect.get(window, "seen") as string[]);
  expect(seen).toEqual(["region: ", expect.stringMatching(/^words: Added to your cart\./)]);
});
