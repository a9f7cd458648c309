import { expect, type Browser, type Page } from "@playwright/test";
import { readFirstAdmin } from "./admin.ts";

/** A page of the admin by its name in the menu, in a browser of the staff's own. */
export async function openAdminPage(browser: Browser, name: string, site = sharedSite()): Promise<Page> {
  const { email, password } = await readFirstAdmin(site.dataDir);
  // The admin is a program; only visitors can do without.
  const staff = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await staff.goto(`${site.cmsUrl}/admin`);
  await staff.getByRole("textbox", { name: "Email" }).fill(email);
  await staff.locator("input[name=password]").fill(password);
  await staff.getByRole("button", { name: "Login" }).click();
  await staff.getByRole("link", { name, exact: true }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(name);
  return staff;
}

function sharedSite() {
  return { cmsUrl: process.env.WREN_CMS_URL ?? "", dataDir: process.env.WREN_DATA_DIR ?? "" };
}
