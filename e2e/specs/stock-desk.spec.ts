import type { Page } from "@playwright/test";
import { openAdmin, openAdminPage } from "../support/admin-page.ts";
import { expectNoViolations } from "../support/axe.ts";
import { editedSite } from "../support/site-keeper.ts";
import { expect, test } from "../support/test.ts";

const CODE = "NEST-KEY-GREY";

test("staff count the shelf and change a price @script-on", async ({ browser }) => {
  test.slow();
  const site = await editedSite();
  const staff = await openAdminPage(browser, "Stock", site);
  await staff.getByRole("link", { name: CODE }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(CODE);
  const movement = await countShelf(staff);
  await expectNoViolations(staff, "movements of an article", { within: "main" });

  await staff.getByRole("link", { name: "Edit the article" }).click();
  await changePrice(staff, movement.counted);
  await seeItInGerman(staff, movement);
  await staff.context().close();
});

const ZONES = "/content-manager/collection-types/api::shipping-zone.shipping-zone";

test("countries are chosen by name, with the keyboard, and refused at their field @script-on", async ({ browser }) => {
  test.slow();
  const staff = await openAdmin(browser, ZONES, await editedSite());
  await staff.getByText("Rest of Europe and some of the world").click();
  const countries = staff.getByRole("group", { name: "Countries" });
  await expect(countries.getByText("United Kingdom")).toBeVisible();
  const save = staff.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();

  await countries.getByRole("button", { name: "Choose countries" }).press("Enter");
  const search = staff.getByLabel("Search the countries");
  await expect(search).toBeFocused();
  for (const typed of ["switz", "fo"]) {
    await search.fill(typed);
    await search.press("Enter");
  }
  await search.fill("antarc");
  await expect(staff.getByRole("dialog").getByRole("checkbox")).toHaveCount(1);
  await search.press("Tab");
  await staff.keyboard.press("Space");
  await expectNoViolations(staff, "the list of countries", { within: "[role=dialog]" });
  await staff.keyboard.press("Escape");
  await expect(countries.getByRole("button", { name: "Choose countries" })).toBeFocused();
  for (const name of ["Switzerland", "Faroe Islands", "Antarctica"])
    await expect(countries.getByText(name)).toBeVisible();

  await save.click();
  await expect(staff.getByText('Already in the zone "Switzerland and Liechtenstein": CH.').first()).toBeVisible();
  await countries.getByRole("button", { name: "Remove Switzerland" }).press("Enter");
  await save.click();
  await expect(staff.getByText("Saved document").first()).toBeVisible();
  await staff.evaluate(() => localStorage.setItem("strapi-admin-language", "de"));
  await staff.reload();
  await expect(staff.getByText("Färöer", { exact: true })).toBeVisible();
  await expectNoViolations(staff, "a shipping zone", { within: "main" });

  // As it was before, so that the journey can be walked again.
  for (const name of ["Färöer", "Antarktis"]) await staff.getByRole("button", { name: `${name} entfernen` }).click();
  await staff.getByRole("button", { name: "Speichern" }).click();
  await expect(staff.getByRole("button", { name: "Speichern" })).toBeDisabled();
  await staff.context().close();
});

type Movement = { counted: string; reason: string };

async function countShelf(staff: Page): Promise<Movement> {
  await staff.getByRole("button", { name: "Move stock" }).click();
  const dialog = staff.getByRole("dialog");
  await expect(dialog).toContainText(/\d for sale, 0 kept for orders/);
  const before = Number(/(\d+) for sale/.exec(await dialog.innerText())?.[1]);
  const counted = String(before - 3);
  const reason = `Inventory of ${counted}`;
  await dialog.getByRole("combobox").click();
  await staff.getByRole("option", { name: "Counted" }).click();
  await dialog.getByLabel("How many lie on the shelf").fill(counted);
  await expect(dialog.getByText(`For sale afterwards: ${counted}`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Record" })).toBeDisabled();
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(dialog).toHaveCount(0);
  const row = staff.getByRole("row").filter({ hasText: reason });
  await expect(row).toContainText("Counted");
  await expect(row).toContainText(`${String(before)} → ${counted}`);
  return { counted, reason };
}

/** Saves twice in a row, as the form must know its own last version. */
async function changePrice(staff: Page, stock: string): Promise<void> {
  const price = staff.getByLabel("Price in USD");
  const save = staff.getByRole("button", { name: "Save" });
  const confirm = staff.getByLabel("Yes, this is right");
  await expect(price).toHaveValue(/^\d+\.\d\d$/);
  const before = await price.inputValue();
  await expect(staff.getByRole("textbox", { name: "Stock" })).toHaveValue(stock);

  await price.fill("dear");
  await expect(staff.getByText("Write an amount such as 749.00.")).toBeVisible();
  await price.fill("6900");
  await save.click();
  await expect(staff.getByText(/Is this right: USD.6’900\.00 instead of/).first()).toBeVisible();
  await expect(price).toHaveValue("6900.00");
  await confirm.check();
  await save.click();
  await expect(staff.getByText("Saved document").first()).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await staff.reload();
  await expect(staff.getByText(/→ USD.6’900\.00/)).toBeVisible();

  await price.fill(before);
  await save.click();
  await confirm.check();
  await save.click();
  await expect(confirm).toHaveCount(0);
  await price.fill("65,50");
  await save.click();
  await expect(price).toHaveValue("65.50");
  await expect(save).toBeDisabled();
}

async function seeItInGerman(staff: Page, { counted, reason }: Movement): Promise<void> {
  await staff.evaluate(() => {
    localStorage.setItem("STRAPI_THEME", "dark");
    localStorage.setItem("strapi-admin-language", "de");
  });
  await staff.reload();
  await expect(staff.getByText("Preisänderungen")).toBeVisible();
  await staff.getByRole("link", { name: "Bewegungen" }).click();
  await expect(staff.getByRole("row").filter({ hasText: reason })).toContainText("Gezählt");
  await expectNoViolations(staff, "movements in the dark", { within: "main" });
  await staff.getByRole("link", { name: "Alle Artikel" }).click();
  await expect(staff.getByRole("row").filter({ hasText: CODE })).toContainText(counted);
  await expectNoViolations(staff, "stock in the dark", { within: "main" });
}
