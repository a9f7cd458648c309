import { setNewVisitorAddress, newBuyer, putInCart } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

const headers = () => ({ Origin: process.env.WREN_SITE_URL ?? "" });

test("what is put into the cart is told and counted, once for every time", async ({ page }) => {
  await page.goto("/shop");
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  for (const items of ["1 item", "2 items"]) {
    await putInCart(page, "CHARGER");
    await page.goto("/shop");
    await expect(page.getByRole("status")).toContainText("Added to your cart.");
    await expect(page.getByRole("link", { name: /^Cart/ })).toContainText(items);
  }
});

for (const [form, status, sentence] of [
  [{ intent: "add", sku: "CHARGER", quantity: "0" }, 400, "The number must be between 1 and 10."],
  [{ intent: "add", sku: "CHARGER", quantity: "-1" }, 400, "The number must be between 1 and 10."],
  [{ intent: "add", sku: "CHARGER", quantity: "1000000000" }, 400, "The number must be between 1 and 10."],
  [{ intent: "add", sku: "CHARGER", quantity: "1.5" }, 400, "The number must be between 1 and 10."],
  [{ intent: "add", sku: "CHARGER", quantity: "abc" }, 400, "The number must be between 1 and 10."],
  [{ intent: "steal", sku: "CHARGER", quantity: "1" }, 400, "Invalid request"],
  [{ intent: "add", sku: "<b>", quantity: "1" }, 400, "Invalid request"],
] as const) {
  test(`${JSON.stringify(form)} changes nothing, and is told so @script-on`, async ({ request }) => {
    const response = await request.post("/cart", { form, headers: headers() });
    expect(response.status()).toBe(status);
    expect(await response.text()).toContain(sentence);
    expect(response.headers()["set-cookie"]).toBeUndefined();
  });
}

test("an eleventh piece is refused, and the cart stays as it was @script-on", async ({ page }) => {
  await putInCart(page, "CHARGER", 10);
  const form = { intent: "add", sku: "CHARGER", quantity: "1" };
  const response = await page.request.post("/de/cart", { form, headers: headers() });
  expect(response.status()).toBe(409);
  expect(await response.text()).toContain("höchstens 10 auf einmal");
});

test("an altered cart is an empty one, and is taken away @script-on", async ({ page, request }) => {
  await putInCart(page, "CHARGER");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "wren-cart");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const altered = `wren-cart=${(cookie?.value ?? "").replace(/^./, "Z")}`;
  const response = await request.get("/shop/checkout", { headers: { Cookie: altered } });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain("No items to checkout");
  expect(response.headers()["set-cookie"]).toMatch(/^wren-cart=; Max-Age=0/);
});

test("another sum than the one that was seen is not ordered, and a double click orders once @script-on", async ({
  page,
}) => {
  await putInCart(page, "CHARGER");
  await page.goto("/shop/checkout");
  const hidden = (name: string) => page.locator(`input[name=${name}]`).first().inputValue();
  const form = {
    intent: "order",
    token: await hidden("token"),
    expectedTotalMinor: await hidden("expectedTotalMinor"),
    firstName: "Ada",
    lastName: "Muster",
    street: "Zaunweg 7",
    zip: "3011",
    city: "Bern",
    country: "CH",
    email: newBuyer(),
    paymentMethod: "card",
    terms: "on",
  };
  const send = (change: object = {}) =>
    page.request.post("/shop/checkout", { form: { ...form, ...change }, headers: headers(), maxRedirects: 0 });

  const refused = await send({ expectedTotalMinor: "1" });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain("Nothing has been ordered: the total has changed");

  const [one, other] = await Promise.all([send(), send()]);
  expect([one.status(), other.status()]).toEqual([303, 303]);
  expect(other.headers().location).toBe(one.headers().location);
});

test("the checkout may lead to the payment provider, and no other page may @script-on", async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()["content-security-policy"];
  expect(await policyOf("/de/shop/checkout")).toContain("form-action 'self' https://checkout.stripe.com;");
  expect(await policyOf("/shop")).toContain("form-action 'self';");
});

test("a provider's message reaches the cms, whoever brings it, and a forged one is refused @script-on", async ({
  request,
}) => {
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": "Providerbot/1.0",
    "Sandbox-Signature": "1.forged",
  };
  const message = { data: "{}", headers };
  expect((await request.post("/webhooks/sandbox", message)).status()).toBe(400);
  expect((await request.post("/webhooks/nobody", message)).status()).toBe(404);
});
