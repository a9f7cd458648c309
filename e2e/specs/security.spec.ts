import { rate } from "../support/observatory.ts";
import { sharedSite } from "../support/shared-site.ts";
import { startWebAt } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const ANSWERS = [
  "/",
  "/de/privacy",
  "/no-such-page",
  "/icon.png",
  "/favicon.ico",
  "/site.webmanifest",
  "/feed.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/healthz",
  "/__island/page-blocks.json",
  "/media/uploads/none.png",
];

for (const path of ANSWERS) {
  test(`${path} carries every security header`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|https?:|\*/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-powered-by"]).toBeUndefined();
  });
}

test("the staff's admin may ask nobody but its own server @script-on", async ({ request }) => {
  for (const path of ["/admin", "/api/products"]) {
    const policy = (await request.get(sharedSite().cmsUrl + path)).headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self';");
    // Previews of drafts come from the site itself.
    expect(policy).toContain(`frame-src ${new URL(sharedSite().url).origin};`);
    expect(policy.replace(/frame-src [^;]*;/, "")).not.toMatch(
      /https?:|\*|strapi\.io|unsafe-eval|script-src[^;]*unsafe/,
    );
  }
});

test("the server's pages hold no inline style", async ({ page }) => {
  for (const path of ["/", "/concept", "/de/tos"]) {
    const html = (await (await page.request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, "");
    expect(html).not.toMatch(/\sstyle=|<style/);
  }
});

test("the MDN HTTP Observatory gives every kind of answer its best grade @script-on", async ({ request }) => {
  const publicUrl = "https://wren.example";
  const site = await startWebAt(sharedSite(), { PUBLIC_URL: publicUrl });
  const script = /"(\/assets\/entry\.client-[^"]+\.js)"/.exec(await (await request.get(site.url)).text())?.[1];
  const bot = { "User-Agent": "Examplebot/1.0" };
  const answers = {
    page: await request.get(`${site.url}/concept`),
    checkout: await request.get(`${site.url}/shop/checkout`),
    "not found": await request.get(`${site.url}/no-such-page`),
    script: await request.get(`${site.url}${script ?? "/no-script"}`),
    maintenance: await request.get(`${site.url}/maintenance`, { headers: bot }),
    cookies: await request.post(`${site.url}/preferences`, {
      form: { locale: "de", currency: "eur", returnTo: "/" },
      headers: { Origin: site.url.replace("http:", "https:") },
      maxRedirects: 0,
    }),
  };
  expect(Object.values(answers).map((answer) => answer.status())).toEqual([200, 200, 404, 200, 503, 303]);
  for (const [kind, answer] of Object.entries(answers)) {
    const { score, failed } = await rate(answer, publicUrl);
    expect(failed, kind).toEqual([]);
    expect(score, kind).toBeGreaterThanOrEqual(kind === "cookies" ? 135 : 130);
  }
  await site.stop();
});
