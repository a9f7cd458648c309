import { request as ask } from "node:http";
import { openAddressProxy } from "../support/address-proxy.ts";
import { signIn } from "../support/accounts.ts";
import { newChatVisitor, PASSWORD } from "../support/chat-visitor.ts";
import { FORM_ADDRESSES } from "../support/routes.ts";
import { sharedSite } from "../support/shared-site.ts";
import { checkoutOf, newBuyer, newAddressHeaders } from "../support/shop.ts";
import { startWebAt } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const PUBLIC_URL = "https://wren.example";
const ONION_URL = "http://wrenwrenwrenwrenwrenwrenwrenwrenwrenwrenwrenwrenwrenwre.onion";

// All tests share one server.
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof startWebAt>>;

test.beforeAll(async () => {
  site = await startWebAt(sharedSite(), { PUBLIC_URL, ONION_URL });
});

test.afterAll(() => site.stop());

type VisitOptions = { method?: string; origin?: string; form?: string };

/** Requests the site under one of its addresses. `fetch` cannot set the Host header. */
function visit(address: string, path: string, { method = "GET", origin, form = "" }: VisitOptions = {}) {
  const headers = {
    Host: new URL(address).host,
    ...(origin && { Origin: origin }),
    ...(method === "POST" && { "Content-Type": "application/x-www-form-urlencoded" }),
    ...newAddressHeaders(),
  };
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined> }>((resolve, reject) => {
    const question = ask(new URL(path, site.url), { method, headers }, (answer) => {
      answer.resume().on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    question.on("error", reject).end(form);
  });
}

test("each of the two addresses says what fits it @script-on", async () => {
  const [atPublic, toOnionAddress] = [
    await visit(PUBLIC_URL, "/shop/wren-one"),
    await visit(ONION_URL, "/shop/wren-one"),
  ];
  expect(atPublic.headers["strict-transport-security"]).toContain("max-age=");
  expect(atPublic.headers["onion-location"]).toBe(`${ONION_URL}/shop/wren-one`);
  expect(toOnionAddress.headers["strict-transport-security"]).toBeUndefined();
  expect(toOnionAddress.headers["onion-location"]).toBeUndefined();
  // A page from the cache has the header, too.
  expect((await visit(PUBLIC_URL, "/shop/wren-one")).headers["onion-location"]).toBe(`${ONION_URL}/shop/wren-one`);
  expect((await visit(ONION_URL, "/shop/wren-one")).headers["strict-transport-security"]).toBeUndefined();
  const withQuery = await visit(PUBLIC_URL, "/shop/wren-one?variant=white");
  expect(withQuery.headers["onion-location"]).toBe(`${ONION_URL}/shop/wren-one?variant=white`);
  const choice = { method: "POST", origin: ONION_URL, form: "currency=eur&returnTo=/" };
  expect((await visit(ONION_URL, "/preferences", choice)).headers["set-cookie"]).toEqual([
    expect.not.stringContaining("Secure"),
    expect.not.stringContaining("Secure"),
  ]);
  // Login providers return to the public address, so the login starts there.
  expect((await visit(ONION_URL, "/connect/wren")).headers.location).toBe(`${PUBLIC_URL}/connect/wren`);
});

test("every form may be sent from the address that it is on, and from no other @script-on", async () => {
  expect(FORM_ADDRESSES.length).toBeGreaterThan(30);
  const status = async (host: string, origin: string, path: string) =>
    (await visit(host, path, { method: "POST", origin })).status;
  for (const path of FORM_ADDRESSES) {
    expect(await status(ONION_URL, ONION_URL, path), path).not.toBe(403);
    expect(await status(PUBLIC_URL, PUBLIC_URL, path), path).not.toBe(403);
    expect(await status(ONION_URL, PUBLIC_URL, path), path).toBe(403);
    expect(await status(PUBLIC_URL, ONION_URL, path), path).toBe(403);
    expect(await status(ONION_URL, ONION_URL.replace("http:", "https:"), path), path).toBe(403);
  }
});

test("somebody buys and signs in at the onion address, though it has no https", async ({
  browser,
  javaScriptEnabled,
}) => {
  const proxy = await openAddressProxy(site.url, newAddressHeaders());
  const context = await browser.newContext({ baseURL: ONION_URL, proxy: { server: proxy.url }, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto("/shop/charger");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: /^Cart .*item/ }).click();
  const checkout = checkoutOf(page);
  await checkout.fill(newBuyer());
  await page.getByLabel("Monero").check();
  await checkout.terms.check();
  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for your payment");
  await expect(page).toHaveURL(new RegExp(`^${ONION_URL}/shop/confirmation`));

  const { cmsUrl, dataDir } = sharedSite();
  const { email } = await newChatVisitor(cmsUrl, dataDir);
  await signIn(page, email, PASSWORD);
  await expect(page.getByText(`As ${email}.`)).toBeVisible();
  await context.close();
  proxy.stop();
});

test("who comes back from a payment to the public address finds the way to the onion one", async ({ page }) => {
  await page.goto(`${site.url}/de/shop/confirmation?returned=1`);
  await expect(page.getByRole("link", { name: "Zurück zur Onion-Adresse" })).toHaveAttribute(
    "href",
    `${ONION_URL}/de/shop/confirmation?returned=1`,
  );
});
