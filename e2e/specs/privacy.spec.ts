import type { Page } from "@playwright/test";
import { readFirstAdmin } from "../support/admin-calls.mjs";
import { readNetworkGuard, sharedSite } from "../support/shared-site.ts";
import { expect, test } from "../support/test.ts";

const PATHS = ["/", "/concept", "/about", "/shop", "/support", "/privacy", "/de", "/de/privacy", "/no-such-page"];

/** Collects the origin of every request of the page. */
function watchOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  return origins;
}

test("a walk through the site asks nobody but the site, and leaves no cookie", async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect({ status: 404, path: "/no-such-page" });
  const origins = watchOrigins(page);
  for (const address of PATHS) await page.goto(address);
  expect([...origins]).toEqual([baseURL]);
  expect(await page.context().cookies()).toEqual([]);
});

test("the trust page names what this browser holds, and tells nobody else @tor-safest", async ({
  page,
  request,
  baseURL,
}) => {
  const stored = page.locator("#stored");
  await page.goto("/trust");
  await expect(stored).toContainText("Nothing. Your browser sent no cookie of this site.");
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(stored.getByRole("row", { name: /wren-locale/ })).toContainText("365 Tage");

  await page.context().addCookies([{ name: "wren-currency", value: "eur", url: baseURL ?? "" }]);
  await page.reload();
  const names = await stored.locator("tbody code").allTextContents();
  expect(names).toEqual(["wren-locale", "wren-currency"]);
  const others = await request.get("/de/trust", { headers: { "User-Agent": "Mozilla/5.0" } });
  expect(await others.text()).toContain("Nichts. Ihr Browser hat kein Cookie dieser Website geschickt.");

  await stored.getByRole("link", { name: "Liste aller Cookies" }).click();
  for (const name of names) await expect(page.getByRole("rowheader", { name })).toBeVisible();
});

test("the staff's admin asks nobody but the cms, signed out and signed in @script-on", async ({
  page,
  browserErrors,
}) => {
  // The admin requests a paid feature that this edition lacks, unless the test leaves the page first.
  browserErrors.allow({ status: 404, path: "/admin/ai-feature-config" });
  const cmsUrl = process.env.WREN_CMS_URL ?? "";
  const { email, password } = await readFirstAdmin(process.env.WREN_DATA_DIR ?? "");
  const origins = watchOrigins(page);

  await page.goto(`${cmsUrl}/admin`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("link", { name: "Content Manager" })).toBeVisible();
  await page.goto(`${cmsUrl}/admin/content-manager/collection-types/api::page.page`);
  await expect(page.getByRole("gridcell", { name: "concept", exact: true })).toBeVisible();
  await page.goto(`${cmsUrl}/admin/settings/application-infos`);
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();

  expect([...origins].filter((origin) => origin !== "null")).toEqual([cmsUrl]);
});

test("neither server opens a connection that leaves the machine @script-on", async ({ request }) => {
  for (const address of [...PATHS, "/healthz", "/readyz"]) await request.get(address);
  await request.get(`${sharedSite().cmsUrl}/admin`);
  // Checked again at the end, after all journeys.
  expect(await readNetworkGuard()).toEqual({ watched: ["start.js", "index.js"], left: [] });
});
