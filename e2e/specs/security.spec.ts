import { expect, test } from "../support/test.ts";

const ANSWERS = [
  "/",
  "/de/privacy",
  "/no-such-page",
  "/icon.png",
  "/robots.txt",
  "/healthz",
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

test("the server's pages hold no inline style", async ({ page }) => {
  for (const path of ["/", "/concept", "/de/tos"]) {
    const html = (await (await page.request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, "");
    expect(html).not.toMatch(/\sstyle=|<style/);
  }
});
