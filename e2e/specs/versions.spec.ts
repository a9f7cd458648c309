import { openAdmin } from "../support/admin-page.ts";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { expectNoViolations } from "../support/axe.ts";
import { editedSite } from "../support/site-keeper.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "api::page.page";

const text = (words: string) => [{ type: "paragraph", children: [{ type: "text", text: words }] }];
const block = (heading: string, words: string) => ({ __component: "blocks.text", heading, body: text(words) });

test("an editor finds what was published before, sees what differs, and makes it the draft again @script-on", async ({
  browser,
}) => {
  test.slow();
  const site = await editedSite();
  const api = await signInAsFirstAdmin(site);
  const page = { slug: "market-day", forcedColorMode: "none", listedIn: "nowhere" };
  const first = {
    ...page,
    title: "Markttag",
    blocks: [block("Wo", "Auf dem Bundesplatz."), block("Wann", "Um neun.")],
  };
  const id = await api.saveDraft(PAGE, { en: { ...page, title: "Market day", blocks: [] }, de: first });
  await api.publishDraft(PAGE, id, {}, "de");
  await api.publishDraft(PAGE, id, { title: "Märittag", blocks: [block("Wo", "Am Bärenplatz.")] }, "de");

  const form = `/content-manager/collection-types/${PAGE}/${id}?plugins[i18n][locale]=de`;
  const staff = await openAdmin(browser, form, site);
  await staff.evaluate(() => localStorage.setItem("strapi-admin-language", "de"));
  await staff.reload();
  const panel = staff.locator("aside").filter({ hasText: "Veröffentlichte Fassungen" });
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expect(panel.getByRole("listitem").first()).toContainText("Jetzt auf der Website");
  await expect(panel.getByRole("listitem").first()).toContainText("Veröffentlicht von First Admin");

  const dialog = staff.getByRole("dialog");
  const restore = dialog.getByRole("button", { name: "Zum Entwurf machen" });
  const open = () => panel.getByRole("listitem").last().getByRole("button").click();
  const title = staff.getByRole("textbox", { name: "Titel", exact: true });
  await title.fill("Noch nicht gespeichert");
  await open();
  await expect(dialog.getByText("Der gespeicherte Entwurf weicht an 3 Stellen ab.")).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toHaveText(
    /^Titel.*In dieser Fassung.*Markttag.*Im Entwurf.*Märittag$/,
  );
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
    "Titel",
    "Bausteine 1 (Text) › Text",
    "Bausteine 2 (Text)",
  ]);
  await expect(dialog.locator("mark")).toHaveText(["Markttag", "Märittag", "Auf dem Bundesplatz.", "Am Bärenplatz."]);
  await expect(dialog.getByRole("listitem").last()).toContainText("Um neun.");
  await expectNoViolations(staff, "an earlier version beside the draft", { within: "[role=dialog]" });
  // Typed words are never lost by a look at the past.
  await expect(restore).toBeDisabled();
  await dialog.getByRole("button", { name: "Schliessen" }).last().click();
  await expect(title).toHaveValue("Noch nicht gespeichert");
  await title.fill("Märittag");

  await open();
  await restore.click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("Markttag");
  await expect(staff.getByText("Geändert", { exact: true }).first()).toBeVisible();
  const shown = await fetch(`${site.url}/de/market-day`, { headers: { "User-Agent": "Mozilla/5.0" } });
  expect(await shown.text()).toContain("Am Bärenplatz.");

  // The form works on: it is not outdated by the restoring.
  await title.fill("Markttag im Mai");
  await staff.getByRole("button", { name: "Speichern" }).click();
  await expect(staff.getByText("Dokument gespeichert").or(staff.getByText("Gespeichert")).first()).toBeVisible();
  await open();
  await expect(dialog.getByText("Der gespeicherte Entwurf weicht an einer Stelle ab.")).toBeVisible();
  await staff.context().close();
});
