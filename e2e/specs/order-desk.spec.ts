import type { Page } from "@playwright/test";
import { openAdminPage } from "../support/admin-page.ts";
import { expectNoViolations } from "../support/axe.ts";
import { withDatabase, siteDataDir } from "../support/database.ts";
import { buyCharger, setNewVisitorAddress } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

test("staff ship what is paid, its buyer sees it, and what is wrong in the books is told until it is mended @script-on", async ({
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

  await staff.getByLabel("Amount in CHF").fill("4.5");
  await staff.getByLabel("Reason").fill("A scratch");
  await staff.getByRole("button", { name: "Send this part back" }).click();
  await expect(dialog).toContainText("Send back CHF 4.50?");
  await dialog.getByRole("button", { name: "Send this part back" }).click();
  await expect(staff.getByText("4.50 CHF: A scratch")).toBeVisible();
  await expect(staff.getByLabel("Reason")).toHaveValue("");

  await staff.goto(`${cmsUrl()}/admin/orders?need=to-ship`);
  await expect(staff.getByText("Paid, and not on its way.")).toBeVisible();
  await expect(staff.getByText("Loading…")).toHaveCount(0);
  await expect(staff.getByRole("link", { name: number })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your parcel is on its way");
  await expect(page.getByRole("definition").filter({ hasText: "99.00.123456" })).toBeVisible();
  await expect(page.getByText("Sent back to you")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "CHF 4.50" })).toBeVisible();
  await seeWhatIsWrongInTheBooks(staff, number);
  await seeFigures(staff);
  await staff.context().close();
});

/** Reuses the sign-in: Strapi limits an account to five sign-ins in five minutes, and other journeys need some. */
async function seeWhatIsWrongInTheBooks(staff: Page, number: string): Promise<void> {
  await staff.goto(`${cmsUrl()}/admin/orders`);
  await staff.getByRole("link", { name: "Check of the books" }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Check of the books");

  withDatabase(siteDataDir(), (database) => {
    database.prepare("insert into payments (order_id, key) values (1000000, ?)").run(LOST_KEY);
    database.prepare(RENAME_EVENT).run("note", "placed", number);
  });
  try {
    await readFindings(staff, number);
  } finally {
    withDatabase(siteDataDir(), (database) => {
      database.prepare("delete from payments where key = ?").run(LOST_KEY);
      database.prepare(RENAME_EVENT).run("placed", "note", number);
    });
  }
  await staff.getByRole("button", { name: "Noch einmal prüfen" }).click();
  await expect(staff.getByText("In den Büchern stimmt alles.")).toBeVisible();
}

async function readFindings(staff: Page, number: string): Promise<void> {
  await staff.getByRole("button", { name: "Check again" }).click();
  const lost = staff.getByRole("row").filter({ hasText: LOST_KEY });
  await expect(lost).toContainText("It belongs to an order that does not exist.");
  await expect(staff.getByRole("row").filter({ hasText: number })).toContainText("The timeline does not match");
  await expectNoViolations(staff, "check of the books", { within: "main" });
  await staff.evaluate(() => {
    localStorage.setItem("STRAPI_THEME", "dark");
    localStorage.setItem("strapi-admin-language", "de");
  });
  await staff.reload();
  await expect(lost).toContainText("Gehört zu einer Bestellung, die es nicht gibt.");
  await expectNoViolations(staff, "check of the books in the dark", { within: "main" });
  await staff.goto(`${cmsUrl()}/admin/orders`);
  await staff.getByRole("link", { name: /Bücher stimmen nicht/ }).click();
  await staff.getByRole("link", { name: number }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toContainText(number);
  await staff.goBack();
}

/** In the dark and in German, as the books were read last, and in the light. */
async function seeFigures(staff: Page): Promise<void> {
  await staff.goto(`${cmsUrl()}/admin/figures`);
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Zahlen");
  const sales = staff.getByRole("region", { name: "Umsatz in CHF" });
  await expect(sales.getByRole("img", { name: "Umsatz in CHF" })).toBeVisible();
  await expect(staff.getByRole("heading", { name: "Erste Antwort im Chat" })).toBeVisible();
  await expectNoViolations(staff, "figures in the dark", { within: "main" });

  await staff.evaluate(() => {
    localStorage.setItem("STRAPI_THEME", "light");
    localStorage.setItem("strapi-admin-language", "en");
  });
  await staff.reload();
  await staff.getByRole("button", { name: "7 days" }).click();
  const table = staff.getByRole("region", { name: "Sales in CHF" });
  await table.getByText("As a table").click();
  await expect(table.getByRole("columnheader", { name: "Charger" })).toBeVisible();
  // The headings, the whole period, and seven days.
  await expect(table.getByRole("row")).toHaveCount(9);
  await expectNoViolations(staff, "figures", { within: "main" });
}

const RENAME_EVENT =
  "update order_events set kind = ? where kind = ? and order_id = (select id from orders where number = ?)";
const LOST_KEY = "W-0000-0000:1";
const cmsUrl = () => process.env.WREN_CMS_URL ?? "";
