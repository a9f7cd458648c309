import type { Browser, Page } from "@playwright/test";
import { readFirstAdmin } from "../support/admin.ts";
import { checkoutOf, comeFromSomewhereElse, LABELS, newBuyer, putInCart } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => comeFromSomewhereElse(page));

test("a paid order is found under what is to ship, is shipped, and its buyer sees it @script-on", async ({
  page,
  browser,
}) => {
  const number = await buy(page);
  const staff = await openDesk(browser);

  await staff.getByRole("link", { name: /To ship/ }).click();
  await staff.getByRole("link", { name: number }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
  await staff.getByRole("button", { name: "Mark as shipped" }).click();
  const dialog = staff.getByRole("alertdialog");
  await expect(dialog).toContainText("The buyer gets an e-mail with the tracking number.");
  await dialog.getByLabel("Tracking number").fill("99.00.123456");
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(staff.getByText("Tracking number: 99.00.123456")).toBeVisible();
  await expect(staff.getByRole("button", { name: "Mark as shipped" })).toHaveCount(0);

  await staff.goto(`${cmsUrl()}/admin/orders?need=to-ship`);
  await expect(staff.getByText("Paid, and not on its way.")).toBeVisible();
  await expect(staff.getByText("Loading…")).toHaveCount(0);
  await expect(staff.getByRole("link", { name: number })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your parcel is on its way");
  await expect(page.getByRole("definition").filter({ hasText: "99.00.123456" })).toBeVisible();
  await staff.context().close();
});

const cmsUrl = () => process.env.WREN_CMS_URL ?? "";

/** @returns the number of a paid order; its page is open. */
async function buy(page: Page): Promise<string> {
  const checkout = checkoutOf(page);
  await putInCart(page, "CHARGER");
  await page.goto("/shop/checkout");
  await checkout.fill(newBuyer());
  await checkout.terms.check();
  await checkout.orderButton.click();
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.en.paid);
  const [number = ""] = /W-\w{4}-\w{4}/.exec(await page.getByRole("main").innerText()) ?? [];
  return number;
}

/** The admin's page "Orders", in a browser of the staff's own. */
async function openDesk(browser: Browser): Promise<Page> {
  const { email, password } = await readFirstAdmin(process.env.WREN_DATA_DIR ?? "");
  const staff = await (await browser.newContext()).newPage();
  await staff.goto(`${cmsUrl()}/admin`);
  await staff.getByRole("textbox", { name: "Email" }).fill(email);
  await staff.locator("input[name=password]").fill(password);
  await staff.getByRole("button", { name: "Login" }).click();
  await staff.getByRole("link", { name: "Orders" }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Orders");
  return staff;
}
