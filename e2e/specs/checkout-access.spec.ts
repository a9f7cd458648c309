import { expectNoViolations } from "../support/axe.ts";
import { expectWholeWords } from "../support/reflow.ts";
import { checkoutOf, setNewVisitorAddress, LABELS, newBuyer, putInCart } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

const VIEWS = [
  { colorScheme: "light", prefix: "", labels: LABELS.en, viewport: { width: 1280, height: 800 } },
  { colorScheme: "dark", prefix: "/de", labels: LABELS.de, viewport: { width: 320, height: 640 } },
] as const;

for (const { colorScheme, prefix, labels, viewport } of VIEWS) {
  test(`every step of a purchase under ${prefix || "/"}, ${colorScheme} and ${String(viewport.width)} wide, can be read by all @script-on`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect({ status: 400, path: `${prefix}/shop/checkout` });
    test.slow(); // axe checks every element of each step.
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const look = async (step: string) => {
      await expectNoViolations(page, step);
      await expectWholeWords(page, step);
    };
    const checkout = checkoutOf(page, labels);
    await page.context().addCookies([{ name: "wren-currency", value: "eur", url: process.env.WREN_SITE_URL ?? "" }]);
    await putInCart(page, "WREN-ONE-GRAPHITE", 10);
    await putInCart(page, "CASE-RED", 10);
    await page.goto(`${prefix}/shop/checkout`);
    await look("checkout");
    await checkout.orderButton.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await look("errors");

    // Other journeys share the few pieces in stock.
    const scarce = page.getByRole("button", { name: /^Remove Case|Hülle.* entfernen$/ });
    await scarce.click();
    await expect(scarce).toHaveCount(0);
    await checkout.fill(newBuyer());
    await checkout.field("country").selectOption("AT");
    await expect(page.getByText(/Import fees|Einfuhrabgaben/).last()).toBeAttached();
    await checkout.terms.check();
    await checkout.orderButton.click();
    await expect(page).toHaveURL(/sandbox-payment/);
    await look("sandbox payment");
    await page.getByRole("button", { name: /fails|fehl/ }).click();
    await expect(page).toHaveURL(/order=/);
    await look("failed");
  });
}
