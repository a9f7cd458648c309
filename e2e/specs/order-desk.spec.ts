import { openAdminPage } from "../support/admin-page.ts";
import { buyCharger, comeFromSomewhereElse } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => comeFromSomewhereElse(page));

test("a paid order is found under what is to ship, is shipped, and its buyer sees it @script-on", async ({
  page,
  browser,
}) => {
  const number = await buyCharger(page);
  const staff = await openAdminPage(browser, "Orders");

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
