import { expect, type Browser, type Page } from "@playwright/test";
import { adminTokenOf } from "./admin.ts";
import { sharedSite } from "./shared-site.ts";

type Cms = { cmsUrl: string; dataDir: string };

/** Opens the admin in a separate staff browser that is signed in. */
export async function openAdmin(browser: Browser, path = "", site: Cms = sharedSite()): Promise<Page> {
  const token = await adminTokenOf(site);
  // Only visitors' pages work without scripts; the admin needs them.
  const context = await browser.newContext({ javaScriptEnabled: true });
  await context.addCookies([{ name: "jwtToken", value: token, url: site.cmsUrl }]);
  const staff = await context.newPage();
  await staff.goto(`${site.cmsUrl}/admin${path}`);
  return staff;
}

/** Opens a page of the admin by its name in the menu. */
export async function openAdminPage(browser: Browser, name: string, site: Cms = sharedSite()): Promise<Page> {
  const staff = await openAdmin(browser, "", site);
  await staff.getByRole("link", { name, exact: true }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(name);
  return staff;
}
