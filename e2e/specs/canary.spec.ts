import { addDays, formatIsoDay, isoDayOf } from "../../domain/dist/index.js";
import { openAdmin } from "../support/admin-page.ts";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { expectNoViolations } from "../support/axe.ts";
import { editedSite } from "../support/site-keeper.ts";
import { expect, test } from "../support/test.ts";

const BROWSER = { headers: { "User-Agent": "Mozilla/5.0" } };

test("the warrant canary holds to the end of its last day, and is called overdue from the next one on @script-on", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const site = await editedSite();
  const editor = await signInAsFirstAdmin(site);
  const today = isoDayOf(new Date());
  const yesterday = addDays(today, -1);
  const canary = page.locator("#canary");
  const seenSoon = { timeout: 10_000 };

  // A site that has just started may not have read its content yet.
  const status = async () => (await request.get(`${site.url}/trust`, BROWSER)).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await editor.renewCanary({ datedOn: addDays(today, -90), validUntil: today });
  await expect(async () => {
    await page.goto(`${site.url}/trust`);
    await expect(canary).toContainText(`It holds until ${formatIsoDay(today, "en")}.`, { timeout: 1_000 });
  }).toPass(seenSoon);
  // A copy that is kept would call it valid after its end.
  for (const path of ["/trust", "/de/trust"]) {
    const answer = await request.get(site.url + path, BROWSER);
    expect(answer.headers()["cache-control"], path).toBe("private, no-store");
  }

  await editor.renewCanary({ datedOn: addDays(today, -90), validUntil: yesterday });
  await expect(async () => {
    await page.goto(`${site.url}/de/trust`);
    await expect(canary).toContainText(`Überfällig seit ${formatIsoDay(today, "de")}`, { timeout: 1_000 });
  }).toPass(seenSoon);
  await expect(canary).toContainText("Betrachten Sie sie als zurückgezogen.");
  await expect(canary).not.toContainText("Sie gilt bis");
  await expectNoViolations(page, "an overdue canary");

  const staff = await openAdmin(browser, "", site);
  const alarm = staff.getByText(/^Overdue since/);
  await expect(alarm).toBeVisible();
  await staff.getByRole("link", { name: "Renew" }).click();
  await expect(staff.getByText("Warrant canary", { exact: true })).toBeVisible();
  await staff.context().close();
});
