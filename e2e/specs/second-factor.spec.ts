import type { Browser, Page } from "@playwright/test";
import { codeOfApp } from "../../scripts/lib/authenticator.mjs";
import { inviteStaff } from "../support/admin-calls.mjs";
import { adminTokenOf } from "../support/admin.ts";
import { expectNoViolations } from "../support/axe.ts";
import { sharedSite } from "../support/shared-site.ts";
import { expect, test } from "../support/test.ts";

const VERA = { email: "vera@wren.example", firstname: "Vera", lastname: "Muster", password: "Sparrow-in-May-7" };

test("an editor sets up a second factor, and signs in with it and with a recovery code @script-on", async ({
  browser,
}) => {
  const { cmsUrl } = sharedSite();
  await inviteStaff(cmsUrl, await adminTokenOf(sharedSite()), { ...VERA, role: "strapi-editor" });
  const staff = await openSignIn(browser);
  await typePassword(staff);
  await expect(staff.getByRole("link", { name: "Settings", exact: true })).toBeVisible();

  await staff.goto(`${sharedSite().cmsUrl}/admin/settings/second-factor`);
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Second factor");
  await staff.getByRole("button", { name: "Set up" }).click();
  await staff.getByLabel("Your password").fill("Wrong-horse-123");
  await staff.getByRole("button", { name: "Continue" }).click();
  await expect(staff.getByText("This is not your password.")).toBeVisible();
  await staff.getByLabel("Your password").fill(VERA.password);
  await staff.getByRole("button", { name: "Continue" }).click();
  await expect(staff.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  const secret = await staff.locator("code").innerText();
  const recoveryCodes = await staff.getByRole("main").getByRole("listitem").allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await expectNoViolations(staff, "setting up a second factor", { within: "main" });
  await staff.getByRole("textbox", { name: "Code" }).fill(codeOfApp(secret));
  await staff.getByRole("button", { name: "Turn on" }).click();
  await expect(staff.getByText("On. 10 recovery codes are left.")).toBeVisible();
  await staff.context().close();

  const again = await openSignIn(browser, "de");
  await typePassword(again);
  const dialog = again.getByRole("dialog", { name: "Zweiter Faktor" });
  await expect(dialog).toBeVisible();
  await expectNoViolations(again, "second step of a sign-in", { within: "[role=dialog]" });
  await dialog.getByRole("textbox", { name: "Code" }).fill("000000");
  await dialog.getByRole("button", { name: "Anmelden" }).click();
  await expect(dialog).toContainText("Dieser Code stimmt nicht oder wurde schon benutzt.");
  await dialog.getByRole("textbox", { name: "Code" }).fill(recoveryCodes[0] ?? "");
  await dialog.getByRole("button", { name: "Anmelden" }).click();
  await expect(again.getByRole("link", { name: "Einstellungen", exact: true })).toBeVisible();
  await again.context().close();
});

/** Strapi's own page for signing in, in a separate staff browser. */
async function openSignIn(browser: Browser, language = "en"): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    // A network of this journey's own, whose failures count for nobody else.
    extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.77" },
  });
  await context.addInitScript((chosen) => localStorage.setItem("strapi-admin-language", chosen), language);
  const page = await context.newPage();
  await page.goto(`${sharedSite().cmsUrl}/admin/auth/login`);
  return page;
}

async function typePassword(page: Page): Promise<void> {
  await page.locator("input[name=email]").fill(VERA.email);
  await page.locator("input[name=password]").fill(VERA.password);
  await page.locator("button[type=submit]").click();
}
