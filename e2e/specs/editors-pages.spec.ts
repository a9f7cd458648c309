import { openAdmin } from "../support/admin-page.ts";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { expectNoViolations } from "../support/axe.ts";
import { editedSite } from "../support/site-keeper.ts";
import { startWebAt, type SiteAddress } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "api::page.page";
const BROWSER = { "User-Agent": "Mozilla/5.0" };

let edited: SiteAddress;
let site: Awaited<ReturnType<typeof startWebAt>>;

test.beforeAll(async () => {
  edited = await editedSite();
  site = await startWebAt(edited, { ADMIN_URL: edited.cmsUrl });
});
test.afterAll(() => site.stop());

function pageOf(slug: string, words: Record<"en" | "de", string>, fields: object = {}) {
  const inLanguage = (text: string) => ({
    slug,
    title: text,
    forcedColorMode: "none",
    listedIn: "nowhere",
    blocks: [
      { __component: "blocks.text", heading: null, body: [{ type: "paragraph", children: [{ type: "text", text }] }] },
    ],
    ...fields,
  });
  return { en: inLanguage(words.en), de: inLanguage(words.de) };
}

async function read(path: string) {
  const response = await fetch(site.url + path, { headers: BROWSER, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test("a draft is seen by its link in both languages, and no byte of it by anybody else @script-on", async ({
  page,
  browserErrors,
}, { project }) => {
  const slug = `draft-${project.name}`;
  const staff = await signInAsFirstAdmin(edited);
  const documentId = await staff.saveDraft(PAGE, pageOf(slug, { en: "Zebra notes", de: "Zebranotizen" }));
  const query = await staff.previewQuery(PAGE, documentId);

  await page.goto(`${site.url}/${slug}${query}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zebra notes");
  const bar = page.getByRole("complementary", { name: "Preview" });
  await expect(bar).toContainText(/Draft, as it will look once published\. This link works until \d\d:\d\d\./);
  await expectNoViolations(page, "preview");
  await bar.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zebranotizen");
  await expect(page.getByRole("complementary", { name: "Vorschau" })).toBeVisible();

  const preview = await read(`/${slug}${query}`);
  expect(preview.headers.get("cache-control")).toContain("no-store");
  expect(preview.headers.get("content-security-policy")).toContain(`frame-ancestors ${edited.cmsUrl}`);

  const island = `/__island/page-blocks.json?props=${encodeURIComponent(JSON.stringify({ slug }))}&context=${encodeURIComponent('{"locale":"en"}')}`;
  for (const path of [`/${slug}`, `/de/${slug}`, `/${slug}/_payload.json`, island, `/search?q=zebra`, "/"]) {
    const seen = await read(path);
    expect(seen.text, path).not.toContain("Zebra");
    expect(seen.headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
  }
  expect((await read(`/${slug}`)).status).toBe(404);

  const ended = await read(`/de/${slug}?preview=abc.def`);
  expect(ended.status).toBe(403);
  expect(ended.text).toContain("Diese Vorschau ist abgelaufen");
  browserErrors.allow({ status: 404, path: /^\/draft-/ });
});

test("changes to a published page are previewed while visitors see it as it was @script-on", async () => {
  const staff = await signInAsFirstAdmin(edited);
  const documentId = await staff.saveDraft(PAGE, pageOf("history", { en: "Founded in Bern", de: "Gegründet in Bern" }));
  await staff.publishDraft(PAGE, documentId, {});
  await expect.poll(async () => (await read("/history")).text).toContain("Founded in Bern");
  const query = await staff.previewQuery(PAGE, documentId);
  await staff.changeDraft(PAGE, documentId, { title: "Founded in Thun" });

  expect((await read(`/history${query}`)).text).toContain("Founded in Thun");
  expect((await read("/history")).text).not.toContain("Thun");
});

test("an editor's new page is served, linked and found; moved, its old address leads to it", async ({ page }, {
  project,
}) => {
  const slug = `press-${project.name}`;
  const staff = await signInAsFirstAdmin(edited);
  const words = { en: `Quokka ${project.name}`, de: `Quokkas ${project.name}` };
  const entry = pageOf(slug, words, { listedIn: "menu", linkLabel: `Press ${project.name}` });
  const documentId = await staff.saveDraft(PAGE, entry);
  await staff.publishDraft(PAGE, documentId, {});
  await staff.publishDraft(PAGE, documentId, {}, "de");

  await expect.poll(async () => (await read(`/${slug}`)).status).toBe(200);
  await page.goto(`${site.url}/about`);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: `Press ${project.name}`, exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en);
  await expect(page.getByRole("banner").getByRole("link", { name: `Press ${project.name}` })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect((await read(`/de/${slug}`)).text).toContain(words.de);

  await staff.publishDraft(PAGE, documentId, { slug: `newsroom-${project.name}` });
  await expect
    .poll(async () => (await read(`/de/${slug}?a=b`)).headers.get("location"))
    .toBe(`/de/newsroom-${project.name}?a=b`);
  await page.goto(`${site.url}/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/newsroom-${project.name}$`));
});

test("the editor opens the draft from its form, in a frame @script-on", async ({ browser }) => {
  const staff = await signInAsFirstAdmin(edited);
  const documentId = await staff.saveDraft(PAGE, pageOf("framed", { en: "Numbat in a frame", de: "Numbat im Rahmen" }));
  const form = `/content-manager/collection-types/${PAGE}/${documentId}?plugins[i18n][locale]=en`;
  const desk = await openAdmin(browser, form, edited);
  try {
    await desk.getByRole("link", { name: "Open preview" }).click();
    const frame = desk.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Numbat in a frame");
  } finally {
    await desk.context().close();
  }
});

test("a page in one language names no other; the other leads to the nearest page and says so", async ({ page }, {
  project,
}) => {
  const slug = `about/only-english-${project.name}`;
  const staff = await signInAsFirstAdmin(edited);
  const documentId = await staff.saveDraft(PAGE, pageOf(slug, { en: "Wombat", de: "Wombat" }));
  await staff.publishDraft(PAGE, documentId, {});
  await expect.poll(async () => (await read(`/${slug}`)).status).toBe(200);

  const { text } = await read(`/${slug}`);
  expect(text).toMatch(/<link[^>]*hrefLang="en"/);
  expect(text).not.toMatch(/<link[^>]*hrefLang="de"/);
  expect((await read("/about")).text).toMatch(/<link[^>]*hrefLang="de"/);

  await page.goto(`${site.url}/${slug}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(`${site.url}/de/about`);
  await expect(page.getByText("Diese Seite gibt es nicht auf Deutsch.")).toBeVisible();
});

test("a picture field offers pictures, and a field for any file offers all @script-on", async ({ browser }) => {
  const form = "/content-manager/collection-types/api::resource.resource/create?plugins[i18n][locale]=en";
  const desk = await openAdmin(browser, form, edited);
  const dialog = desk.getByRole("dialog");
  const open = (field: string) =>
    desk.getByRole("region", { name: field }).getByRole("button", { name: "Click to add an asset" }).click();
  const documents = dialog.getByText(/^doc$/i);
  try {
    await open("Files to take along");
    await expect(documents.first()).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await open("Picture for shared links");
    await expect(dialog.getByText(/^image$/i).first()).toBeVisible();
    await expect(documents).toHaveCount(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await open("Files to take along");
    await expect(documents.first()).toBeVisible();
  } finally {
    await desk.context().close();
  }
});
