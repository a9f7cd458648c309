import type { Page } from "@playwright/test";
import { openAdmin } from "../support/admin-page.ts";
import { adminTokenOf } from "../support/admin.ts";
import { editedSite } from "../support/site-keeper.ts";
import type { SiteAddress } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const PAGES = "/content-manager/collection-types/api::page.page";
const REDIRECTS = "/content-manager/collection-types/api::redirect.redirect";
const TARIFFS = "/content-manager/collection-types/api::tariff.tariff";

let site: SiteAddress;
test.beforeAll(async () => {
  site = await editedSite();
});

async function readGerman(staff: Page) {
  await staff.evaluate(() => localStorage.setItem("strapi-admin-language", "de"));
  await staff.reload();
}

test("lists and forms speak the language of the reader @script-on", async ({ browser }) => {
  const staff = await openAdmin(browser, PAGES, site);
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Page");
  await expect(staff.getByRole("gridcell", { name: "Path" })).toBeVisible();
  await readGerman(staff);
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Seite");
  await expect(staff.getByRole("link", { name: "Weiterleitung" })).toBeVisible();
  await expect(staff.getByRole("gridcell", { name: "Pfad" })).toBeVisible();

  await staff.goto(`${site.cmsUrl}/admin${PAGES}/create`);
  await expect(staff.getByRole("textbox", { name: "Pfad" })).toBeVisible();
  await expect(staff.getByText("Im Reiter des Browsers und in Suchergebnissen.")).toBeVisible();
  await staff.getByRole("combobox", { name: "Farbvorgabe" }).click();
  await expect(staff.getByRole("option")).toHaveText(["Hier wählen", "Keine", "Hell", "Dunkel"]);
  await staff.keyboard.press("Escape");
  await staff.getByRole("button", { name: "Baustein hinzufügen" }).click();
  await staff.getByRole("button", { name: "Zitat" }).click();
  await expect(staff.getByRole("textbox", { name: "Von wem" })).toBeVisible();
  await expect(staff.getByText("Kann leer bleiben.")).toBeVisible();
  await staff.context().close();
});

test("choices are named in lists, too @script-on", async ({ browser }) => {
  const staff = await openAdmin(browser, TARIFFS, site);
  await readGerman(staff);
  await expect(staff.getByRole("gridcell", { name: "Verlängerung" }).first()).toBeVisible();
  await expect(staff.getByRole("gridcell", { name: "renewal" })).toHaveCount(0);
  await staff.context().close();
});

test("a form that is arranged in German stays English for others @script-on", async ({ browser }) => {
  const staff = await openAdmin(browser, REDIRECTS, site);
  await readGerman(staff);
  await staff.goto(`${site.cmsUrl}/admin${REDIRECTS}/configurations/edit`);
  await staff.getByRole("button", { name: "Alte Adresse bearbeiten", exact: true }).click();
  await staff.getByRole("textbox", { name: "Platzhalter" }).fill("/press");
  await staff.getByRole("dialog").getByRole("button", { name: "Fertig" }).click();
  await staff.getByRole("button", { name: "Speichern" }).click();
  await expect(staff.getByText("Gespeichert")).toBeVisible();

  const token = await adminTokenOf(site);
  const address = `${site.cmsUrl}/content-manager/content-types/api::redirect.redirect/configuration`;
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  const { metadatas } = ((await response.json()) as { data: { contentType: { metadatas: object } } }).data.contentType;
  expect(metadatas).toMatchObject({
    from: { edit: { label: "Old address", placeholder: "/press", description: /Such as \/press-2025/ } },
    to: { edit: { label: "Leads to" }, list: { label: "Leads to" } },
  });
  await staff.context().close();
});

const EVERYWHERE = [
  ...["", "/me", PAGES, `${PAGES}/create`, TARIFFS, "/plugins/upload"],
  ...["/settings/application-infos", "/settings/users", "/settings/list-plugins", "/settings/api-tokens"],
];

test("no link leads to Strapi's own sites, for the super admin neither @script-on", async ({ browser }) => {
  const staff = await openAdmin(browser, "", site);
  for (const path of EVERYWHERE) {
    await staff.goto(`${site.cmsUrl}/admin${path}`);
    await expect(staff.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(staff.getByRole("link", { name: "Settings", exact: true }).first(), path).toBeVisible();
    const links = await staff
      .locator("a:visible")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(
      links.filter((href) => href?.startsWith("http")),
      path,
    ).toEqual([]);
  }
  await staff.context().close();
});
