import { expect, test, type APIRequestContext } from "@playwright/test";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { PATHS } from "../support/paths.ts";
import { startSite, startWebAt, type Site } from "../support/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const BOTS = [
  "googlebot",
  "bingbot",
  "slurp",
  "duckduckbot",
  "baiduspider",
  "yandexbot",
  "facebookexternalhit",
  "twitterbot",
  "linkedinbot",
  "whatsapp",
  "telegrambot",
  "applebot",
  "crawler",
  "spider",
  "bot",
  "archiver",
  "curl",
  "wget",
  "python-requests",
  "go-http-client",
];

let site: Site;
/** A site that trusts no proxy to name the visitor's address. */
let distrustfulSite: Awaited<ReturnType<typeof startWebAt>>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startSite();
  distrustfulSite = await startWebAt(site, { TRUSTED_PROXIES: "192.0.2.200", BOTS: "allow" });
});
test.afterAll(async () => {
  await distrustfulSite.stop();
  await site.stop();
});

async function visit(request: APIRequestContext, url: string, headers: Record<string, string> = {}) {
  const response = await request.get(url, { headers: { "User-Agent": BROWSER, ...headers }, maxRedirects: 0 });
  return {
    status: response.status(),
    location: response.headers().location,
    headers: response.headers(),
    text: await response.text(),
  };
}

test("bots always meet the maintenance page, each of the spec's list", async ({ request }) => {
  for (const bot of BOTS) {
    const agent = { "User-Agent": `Mozilla/5.0 (compatible; ${bot.toUpperCase()}/1.0)` };
    expect(await visit(request, `${site.url}/de/shop`, agent), bot).toMatchObject({
      status: 302,
      location: "/de/maintenance",
    });
    const notice = await visit(request, `${site.url}/maintenance`, agent);
    expect(notice.status, bot).toBe(503);
    expect(notice.headers["retry-after"], bot).toBe("300");
  }
});

test("bots may read files, robots.txt and health, and robots.txt agrees with the setting", async ({ request }) => {
  const agent = { "User-Agent": "curl/8.5.0" };
  expect((await visit(request, `${site.url}/icon.png`, agent)).status).toBe(200);
  expect((await visit(request, `${site.url}/healthz`, agent)).status).toBe(200);
  expect((await visit(request, `${site.url}/readyz`, agent)).status).toBe(200);
  expect((await visit(request, `${site.url}/robots.txt`, agent)).text).toContain("Disallow: /");
  expect((await visit(request, `${distrustfulSite.url}/robots.txt`, agent)).text).toMatch(/Disallow:$/m);
  expect((await visit(request, `${distrustfulSite.url}/concept`, agent)).status).toBe(200);
});

test("an open site lists all its pages for search engines, and only then", async ({ request }) => {
  const agent = { "User-Agent": "Examplebot/1.0" };
  const robots = await visit(request, `${distrustfulSite.url}/robots.txt`, agent);
  expect(robots.text).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
  const sitemap = await visit(request, `${distrustfulSite.url}/sitemap.xml`, agent);
  expect(sitemap.headers["content-type"]).toBe("application/xml; charset=utf-8");
  const listed = [...sitemap.text.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of PATHS) expect(listed).toEqual(expect.arrayContaining([path || "/", `/de${path}`]));
  for (const path of listed) expect((await visit(request, distrustfulSite.url + path, agent)).status, path).toBe(200);
  expect((await visit(request, `${site.url}/sitemap.xml`)).status).toBe(404);
});

test("an article of the advisories is in the feed and in the sitemap as soon as it is published", async ({
  request,
}) => {
  const admin = await signInAsFirstAdmin(site);
  const title = { en: "Security advisories", de: "Sicherheitshinweise" };
  const category = await admin.createEntry("api::kb-category.kb-category", { slug: "advisories", title });
  const { documentId } = category;
  const body = [{ type: "paragraph", children: [{ type: "text", text: "Update." }] }];
  const fields = { slug: "pairing-hole", isFaq: false, body, category: { connect: [{ documentId }] } };
  await admin.publishNew("api::kb-article.kb-article", {
    en: { ...fields, title: "A hole in pairing", summary: "Closed in 3.1.1." },
    de: { ...fields, title: "Eine Lücke beim Koppeln", summary: "Geschlossen in 3.1.1." },
  });
  const read = async (path: string) => (await visit(request, distrustfulSite.url + path)).text;
  const soon = (path: string) => expect.poll(() => read(path), { timeout: 10_000 });
  await soon("/feed.xml").toContain("<title>Security advisory: A hole in pairing</title>");
  await soon("/de/feed.xml").toContain("<title>Sicherheitshinweis: Eine Lücke beim Koppeln</title>");
  await soon("/sitemap.xml").toContain("/de/support/kb/pairing-hole</loc>");
  expect((await read("/feed.xml")).match(/Security advisory: /g)).toHaveLength(1);
});

test("for bots no error page is drawn", async ({ request }) => {
  const answer = await visit(request, `${distrustfulSite.url}/no-such-page`, { "User-Agent": "curl/8.5.0" });
  expect(answer).toMatchObject({ status: 404, text: "" });
});

test("without maintenance the notice leads home", async ({ request }) => {
  expect(await visit(request, `${site.url}/maintenance`)).toMatchObject({ status: 302, location: "/" });
  expect(await visit(request, `${site.url}/de/maintenance`)).toMatchObject({ status: 302, location: "/de" });
});

test("with maintenance only the allow-list sees the site, and switching off lets all in again", async ({
  request,
  page,
}) => {
  const admin = await signInAsFirstAdmin(site);
  await page.goto(`${site.url}/concept`);
  await admin.switchMaintenance({ enabled: true, allowList: "192.0.2.0/24 # office\n2001:db8::/32" });

  await expect
    .poll(async () => (await visit(request, `${site.url}/about`)).location, { timeout: 10_000 })
    .toBe("/maintenance");
  const from = (address: string) => visit(request, `${site.url}/about`, { "X-Forwarded-For": address });
  expect((await from("192.0.2.77")).status).toBe(200);
  expect((await from("2001:db8::77")).status).toBe(200);
  expect((await from("198.51.100.1")).status).toBe(302);
  // Entries left of the one added by our proxy were written by the visitor.
  expect((await from("192.0.2.77, 198.51.100.1")).status).toBe(302);

  // An open tab notices at its next navigation and shows the editors' message.
  await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We will be right back");
  await expect(page.getByText("New shelves are going up.")).toBeVisible();
  await expect(page).toHaveTitle("We will be right back | Wren");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const german = await visit(request, `${site.url}/de/maintenance`);
  expect(german.status).toBe(503);
  expect(german.text).toContain("Neue Regale werden montiert.");

  expect((await visit(request, `${site.url}/healthz`)).status).toBe(200);
  expect((await visit(request, `${site.url}/icon.png`)).status).toBe(200);

  await admin.switchMaintenance({ enabled: false, allowList: "" });
  await expect.poll(async () => (await visit(request, `${site.url}/about`)).status, { timeout: 10_000 }).toBe(200);
});

test("from an untrusted peer a forged address counts for nothing", async ({ request }) => {
  const admin = await signInAsFirstAdmin(site);
  await admin.switchMaintenance({ enabled: true, allowList: "192.0.2.0/24" });
  await expect
    .poll(async () => (await visit(request, `${distrustfulSite.url}/about`)).status, { timeout: 10_000 })
    .toBe(302);
  for (const header of ["X-Forwarded-For", "X-Real-Ip", "X-Client-Ip", "X-Cluster-Client-Ip", "Forwarded-For"]) {
    expect((await visit(request, `${distrustfulSite.url}/about`, { [header]: "192.0.2.77" })).status, header).toBe(302);
  }
  expect((await visit(request, `${distrustfulSite.url}/about`, { Forwarded: "for=192.0.2.77" })).status).toBe(302);
});
