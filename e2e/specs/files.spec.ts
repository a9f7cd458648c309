import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const LANGUAGES = [
  {
    prefix: "",
    title: "WrenOS for Wren One, system image",
    size: "65.5 kB",
    released: "20 October 2026",
    verify: /Checksum, signature, how to verify \(wrenos-3\.1\.0-wren-one\.img\)$/,
    guide: "Warranty and repair",
    slip: "wren-repair-slip-en.txt",
    back: "Files",
    notFound: "There is no resource with this address: /resources/unwritten",
  },
  {
    prefix: "/de",
    title: "WrenOS für Wren One, Systemabbild",
    size: "65.5 kB",
    released: "20. Oktober 2026",
    verify: /Prüfsumme, Signatur und wie man prüft \(wrenos-3\.1\.0-wren-one\.img\)$/,
    guide: "Garantie und Reparatur",
    slip: "wren-repair-slip-de.txt",
    back: "Dateien",
    notFound: "/de/resources/unwritten",
  },
];

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function fetchByClick(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name, exact: true }).first().click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}

for (const { prefix, title, size, released, verify, guide, slip, back, notFound } of LANGUAGES) {
  test(`a file under ${prefix || "/"} is what the page says it is @tor-safest`, async ({ page }) => {
    await page.goto(`${prefix}/support/files`);
    const entry = page.getByRole("rowgroup").filter({ has: page.getByText(title, { exact: true }) });
    await expect(entry).toContainText(size);
    await expect(entry).toContainText(released);
    const printed = (await entry.locator(".checksum").textContent()) ?? "";
    const bytes = await fetchByClick(page, "wrenos-3.1.0-wren-one.img");
    expect(sha256(bytes)).toBe(printed);

    await entry.locator("summary").click();
    await expect(entry.getByText(`echo '${printed}  wrenos-3.1.0-wren-one.img' | sha256sum --check`)).toBeVisible();
    await expect(entry.getByText("gpg --verify wrenos-3.1.0-wren-one.img.sig wrenos-3.1.0-wren-one.img")).toBeVisible();
    await expect(entry.locator("summary")).toHaveAccessibleName(verify);
  });

  test(`a guide under ${prefix || "/"} is found from the files, with what can be taken along @tor-safest`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/support/files`);
    await page.getByRole("link", { name: guide }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(guide);
    await expect(page.locator("[data-island] section").first()).toBeVisible();
    const printed = (await page.locator(".checksum").textContent()) ?? "";
    expect(sha256(await fetchByClick(page, slip))).toBe(printed);
    await page.getByRole("main").getByRole("link", { name: back, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/support/files`);
  });

  test(`an unknown guide under ${prefix || "/"} is not found`, async ({ page, browserErrors }) => {
    for (const slug of ["unwritten", "Un_written"]) {
      const path = `${prefix}/resources/${slug}`;
      browserErrors.expect({ status: 404, path });
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("main")).toContainText(notFound.replace("unwritten", slug));
    }
  });
}

test("an interrupted download goes on where it stopped, and not with another file's end", async ({ page, request }) => {
  await page.goto("/support/files");
  const link = page.getByRole("link", { name: "wrenos-3.1.0-wren-one.img", exact: true }).first();
  const address = (await link.getAttribute("href")) ?? "";
  const whole = await request.get(address);
  const { etag = "" } = whole.headers();
  const bytes = await whole.body();
  expect(whole.headers()).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": 'attachment; filename="wrenos-3.1.0-wren-one.img"',
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    etag: `"${sha256(bytes)}"`,
  });

  const rest = await request.get(address, { headers: { Range: "bytes=20000-", "If-Range": etag } });
  expect([rest.status(), rest.headers()["content-range"]]).toEqual([206, "bytes 20000-65535/65536"]);
  expect(sha256(Buffer.concat([bytes.subarray(0, 20_000), await rest.body()]))).toBe(sha256(bytes));

  const changed = await request.get(address, { headers: { Range: "bytes=20000-", "If-Range": '"older"' } });
  expect([changed.status(), (await changed.body()).length]).toEqual([200, 65_536]);
  expect((await request.get(address, { headers: { Range: "bytes=70000-" } })).status()).toBe(416);
  expect((await request.get(address, { headers: { "If-None-Match": etag } })).status()).toBe(304);
});

test("what looks like a page is a download all the same", async ({ page, request }) => {
  const form = new FormData();
  form.append("files", new Blob(["<!doctype html><script>document.title = 'run'</script>"]), "page.txt");
  const [stored] = await uploadAsAdmin(form);
  const response = await request.get(`/media${stored?.url ?? ""}`);
  expect(response.headers()).toMatchObject({ "content-type": "text/plain; charset=utf-8" });
  const coming = page.waitForEvent("download");
  await page.goto(`/media${stored?.url ?? ""}`).catch(() => null); // The navigation becomes a download.
  expect((await coming).suggestedFilename()).toBe("page.txt");
  expect(page.url()).toBe("about:blank");
});

async function uploadAsAdmin(form: FormData): Promise<{ url: string }[]> {
  const cmsUrl = process.env.WREN_CMS_URL ?? "";
  const account = await readFile(`${process.env.WREN_DATA_DIR ?? ""}/first-admin.json`, "utf8");
  const headers = { "Content-Type": "application/json" };
  const login = await fetch(`${cmsUrl}/admin/login`, { method: "POST", headers, body: account });
  const { data } = (await login.json()) as { data: { token: string } };
  const authorization = { Authorization: `Bearer ${data.token}` };
  const uploaded = await fetch(`${cmsUrl}/upload`, { method: "POST", headers: authorization, body: form });
  return (await uploaded.json()) as { url: string }[];
}

for (const { prefix, link, title } of [
  { prefix: "", link: "Atom feed", title: "WrenOS for Wren One, system image 3.1.0" },
  { prefix: "/de", link: "Atom-Feed", title: "WrenOS für Wren One, Systemabbild 3.1.0" },
]) {
  test(`the feed under ${prefix || "/"} lists each release once, with a file that is there`, async ({ page }) => {
    await page.goto(`${prefix}/support/files`);
    const address = `${prefix}/feed.xml`;
    await expect(page.getByRole("main").getByRole("link", { name: link })).toHaveAttribute("href", address);
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute("href", address);

    const answer = await page.request.get(address);
    expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const xml = await answer.text();
    expect(xml).toContain(`<title>${title}</title>`);
    const ids = [...xml.matchAll(/<entry>\n<id>([^<]+)/g)].map(([, id]) => id);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, file = ""] of xml.matchAll(/rel="enclosure"[^>]* href="([^"]+)"/g))
      expect((await page.request.get(new URL(file).pathname)).status(), file).toBe(200);
    const again = await page.request.get(address, { headers: { "If-None-Match": answer.headers().etag ?? "" } });
    expect(again.status()).toBe(304);
  });
}
