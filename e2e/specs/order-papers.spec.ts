import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openAdminPage } from "../support/admin-page.ts";
import { expectNoViolations } from "../support/axe.ts";
import { buyCharger, setNewVisitorAddress } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

test("staff find orders, print their papers, correct an address and ship a list @script-on", async ({
  page,
  browser,
}) => {
  const number = await buyCharger(page);
  const staff = await openAdminPage(browser, "Orders");
  const row = staff.getByRole("row").filter({ hasText: number });

  await staff.getByPlaceholder(/Part of the number/).fill(number.slice(2, 6));
  await staff.keyboard.press("Enter");
  await expect(row).toContainText("Ada Muster");
  await staff.getByRole("combobox", { name: "State" }).click();
  await staff.getByRole("option", { name: "Shipped" }).click();
  await expect(staff.getByText("No matching order.")).toBeVisible();
  await staff.goBack();
  await expect(row).toBeVisible();
  await staff.getByRole("button", { name: "Total" }).click();
  await expect(staff.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "descending");
  await expectNoViolations(staff, "list of orders", { within: "main" });

  await row.getByRole("checkbox").click();
  expect(await savedBy(staff, "Invoice (PDF)")).toMatch(/^%PDF-/);
  expect(await savedBy(staff, "Packing slip (PDF)")).toMatch(/^%PDF-/);

  await correctAddress(staff, number);
  await page.reload();
  await expect(page.getByText("Neuweg 8")).toBeVisible();

  await shipList(staff, number);
  await page.reload();
  await expect(page.getByRole("definition").filter({ hasText: "99.00.777" })).toBeVisible();

  await staff.evaluate(() => {
    localStorage.setItem("STRAPI_THEME", "dark");
    localStorage.setItem("strapi-admin-language", "de");
  });
  await staff.goto(`${cmsUrl()}/admin/orders?search=${number}`);
  await expect(row).toContainText("Versandt");
  await expectNoViolations(staff, "list of orders in the dark", { within: "main" });
  await row.getByRole("link", { name: number }).click();
  await expect(staff.getByText("Lieferadresse berichtigt")).toBeVisible();
  await expectNoViolations(staff, "order in the dark", { within: "main" });
  await staff.context().close();
});

async function savedBy(staff: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    staff.waitForEvent("download"),
    staff.getByRole("button", { name: button }).click(),
  ]);
  return readFile(await download.path(), "latin1");
}

async function correctAddress(staff: Page, number: string): Promise<void> {
  await staff.getByRole("link", { name: number }).click();
  await staff.getByRole("button", { name: "Correct the address" }).click();
  const dialog = staff.getByRole("dialog");
  await expectNoViolations(staff, "correction of an address", { within: "[role=dialog]" });
  await dialog.getByLabel("Street and number").fill("");
  await dialog.getByRole("button", { name: "Save and tell the buyer" }).click();
  await expect(dialog.getByText("Please fill in this field.")).toBeVisible();
  await dialog.getByLabel("Street and number").fill("Neuweg 8");
  await dialog.getByRole("button", { name: "Save and tell the buyer" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(staff.getByText("Delivery address corrected")).toBeVisible();
}

async function shipList(staff: Page, number: string): Promise<void> {
  await staff.goto(`${cmsUrl()}/admin/orders/ship-many`);
  const list = staff.getByLabel(/Order number and tracking number/);
  await list.fill(`Order,Tracking\n${number},99.00.777\nW-0000-0000,1`);
  await staff.getByRole("button", { name: "Check the list" }).click();
  const line = staff.getByRole("row").filter({ hasText: `${number},99.00.777` });
  await expect(line).toContainText("Will be marked as shipped");
  await expect(staff.getByRole("row").filter({ hasText: "W-0000-0000" })).toContainText("There is no such order");
  await expectNoViolations(staff, "list of parcels", { within: "main" });
  await staff.getByRole("button", { name: /^Mark 1 order as shipped/ }).click();
  await expect(line).toContainText("Marked as shipped");
  await staff.getByRole("button", { name: "Check the list" }).click();
  await expect(line).toContainText("nothing to do");
}

const cmsUrl = () => process.env.WREN_CMS_URL ?? "";
