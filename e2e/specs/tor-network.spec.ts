import { request, type APIRequestContext } from "@playwright/test";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { hasProxies, PROXIES_ARE_MISSING, startProxy } from "../../scripts/lib/proxies.mjs";
import { startWeb } from "../../scripts/lib/stack.mjs";
import { hasTor, startTorNetwork, TOR_IS_MISSING } from "../../scripts/lib/tor/network.mjs";
import { sharedSite } from "../support/shared-site.ts";
import { checkoutOf, LABELS, newBuyer } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { browseAsTorSafest } from "../support/tor-safest.ts";

const PUBLIC_URL = "https://wren.example";
const LOOK_UP = "/shop/services/subscription-renewal";
const STARTS_WITHIN_MS = 240_000;

test.skip(process.env.DEEP_TESTS !== "yes", "A Tor network takes a minute to start: `npm run test:deep`.");
test.skip(!hasTor(), TOR_IS_MISSING);
test.skip(!hasProxies(), PROXIES_ARE_MISSING);
// All tests share one network.
test.describe.configure({ mode: "default" });

let proxy: Awaited<ReturnType<typeof startProxy>>;
let tor: Awaited<ReturnType<typeof startTorNetwork>>;
let web: Awaited<ReturnType<typeof startWeb>>;

test.beforeAll(async () => {
  test.setTimeout(STARTS_WITHIN_MS);
  const port = await findFreePort();
  proxy = await startProxy("haproxy", { webPort: port, cmsPort: Number(new URL(sharedSite().cmsUrl).port) });
  tor = await startTorNetwork(proxy.onionPort ?? 0);
  const { cmsUrl, dataDir } = sharedSite();
  const env = { ONION_URL: tor.onionUrl, PROXY_ADDRESS_HEADER: "X-Forwarded-For" };
  web = await startWeb({ dataDir, port, cmsPort: Number(new URL(cmsUrl).port), publicUrl: PUBLIC_URL, env });
});

test.afterAll(async () => {
  await web.stop();
  await tor.stop();
  await proxy.stop();
});

const circuit = (index: number) => ({ server: `socks5://127.0.0.1:${String(tor.socksPorts[index])}` });
const throughTor = (index: number) => request.newContext({ baseURL: tor.onionUrl, proxy: circuit(index) });
const atPublicAddress = () =>
  request.newContext({
    baseURL: `https://127.0.0.1:${String(proxy.tlsPort)}`,
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { Host: "wren.example" },
  });

async function chooseGerman(visitor: APIRequestContext, origin: string): Promise<string> {
  const form = { locale: "de", returnTo: "/" };
  const answer = await visitor.post("/preferences", { form, headers: { Origin: origin }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers()["set-cookie"] ?? "";
}

test("the onion service and the public address each say what fits them @script-on", async () => {
  const [onion, open] = [await throughTor(0), await atPublicAddress()];
  const atOnion = await onion.get("/shop/wren-one");
  expect(atOnion.status()).toBe(200);
  expect(atOnion.headers()).not.toHaveProperty("strict-transport-security");
  expect(atOnion.headers()).not.toHaveProperty("onion-location");
  expect(await atOnion.text()).toContain(`<link rel="canonical" href="${PUBLIC_URL}/shop/wren-one"`);
  expect(await chooseGerman(onion, tor.onionUrl)).toMatch(/^(?!.*Secure).*HttpOnly/is);

  const atPublic = await open.get("/shop/wren-one");
  expect(atPublic.headers()["onion-location"]).toBe(`${tor.onionUrl}/shop/wren-one`);
  expect(atPublic.headers()["strict-transport-security"]).toContain("max-age=");
  expect(await chooseGerman(open, PUBLIC_URL)).toContain("Secure");
});

test("each circuit has a limit of its own, whatever its headers claim @script-on", async () => {
  const lookUp = async (visitor: APIRequestContext, address = "192.0.2.1") => {
    const form = { intent: "look-up", identifier: "M-0000-0000-V" };
    const headers = { Origin: tor.onionUrl, "X-Forwarded-For": address };
    return (await visitor.post(LOOK_UP, { form, headers })).status();
  };
  const [greedy, other] = [await throughTor(0), await throughTor(1)];
  for (let tries = 0; tries < 10; tries += 1) expect(await lookUp(greedy)).toBe(404);
  expect(await lookUp(greedy)).toBe(429);
  expect(await lookUp(greedy, "192.0.2.2")).toBe(429);
  expect(await lookUp(other)).toBe(404);
});

test("somebody changes the language and buys through Tor @tor-safest", async ({
  browser,
  javaScriptEnabled,
  isTorSafest,
}) => {
  const context = await browser.newContext({ baseURL: tor.onionUrl, proxy: circuit(0), javaScriptEnabled });
  const page = await context.newPage();
  if (isTorSafest) await browseAsTorSafest(page);
  await page.goto("/shop/charger");
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(`${tor.onionUrl}/de/shop/charger`);
  await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
  await page.getByRole("link", { name: /^Warenkorb .*Artikel/ }).click();
  const checkout = checkoutOf(page, LABELS.de);
  await checkout.fill(newBuyer());
  await page.getByLabel("Monero").check();
  await checkout.terms.check();
  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wir warten auf die Zahlung");
  await expect(page).toHaveURL(new RegExp(`^${tor.onionUrl}/de/shop/confirmation`));
  await page.unrouteAll({ behavior: "ignoreErrors" }); // Through Tor the style sheet may still be on its way.
  await context.close();
});
