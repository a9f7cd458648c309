import { openAdmin } from "../support/admin-page.ts";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { expectNoViolations } from "../support/axe.ts";
import { withDatabase } from "../support/database.ts";
import { editedSite } from "../support/site-keeper.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "api::page.page";
/** The cms looks every ten seconds. */
const SOON = { timeout: 40_000 };

test("an editor plans a page, sees it in the list, and it is published at its time @script-on", async ({ browser }) => {
  test.slow();
  const site = await editedSite();
  const slug = "open-day";
  const text = { slug, forcedColorMode: "none", listedIn: "nowhere", blocks: [] };
  const api = await signInAsFirstAdmin(site);
  const id = await api.saveDraft(PAGE, { en: { ...text, title: "Open day" }, de: { ...text, title: "Besuchstag" } });
  const form = `/content-manager/collection-types/${PAGE}/${id}?plugins[i18n][locale]=de`;
  const staff = await openAdmin(browser, form, site);

  const begin = staff.getByLabel("Publish at");
  const plan = staff.getByRole("button", { name: "Plan", exact: true });
  await begin.fill("2020-01-01T08:00");
  await expect(staff.getByText("This time has passed. Choose a later one.")).toBeVisible();
  await expect(plan).toBeDisabled();
  await begin.fill("2099-01-02T08:00");
  await staff.getByLabel("Take off the site at").fill("2099-01-01T08:00");
  await expect(staff.getByText("It would be taken off the site before it is published.")).toBeVisible();
  await staff.getByLabel("Take off the site at").fill("");
  await plan.click();
  await expect(staff.getByText("Is published on Jan 2, 2099, 8:00 AM")).toBeVisible();
  // Strapi names all panels alike, so only ours is looked at.
  const panel = "aside:has(input[type=datetime-local])";
  await expectNoViolations(staff, "an entry that is planned", { within: panel });

  await staff.evaluate(() => localStorage.setItem("strapi-admin-language", "de"));
  await staff.goto(`${site.cmsUrl}/admin/planned`);
  const row = staff.getByRole("row").filter({ hasText: "Besuchstag" });
  await expect(row).toContainText("Wird veröffentlicht am 02.01.2099, 08:00");
  await expectNoViolations(staff, "what is planned", { within: "main" });

  // Nobody waits for 2099.
  withDatabase(site.dataDir, (database) =>
    database.prepare("update publication_plans set at = ? where entry_id = ?").run(Date.now() - 1_000, id),
  );
  const browserAgent = { "User-Agent": "Mozilla/5.0" };
  await expect
    .poll(async () => (await fetch(`${site.url}/de/${slug}`, { headers: browserAgent })).status, SOON)
    .toBe(200);
  await staff.reload();
  await expect(row).toHaveCount(0);
  await staff.context().close();
});
