import { openLine, type Line } from "../support/line.ts";
import { setNewVisitorAddress } from "../support/shop.ts";
import { subscribe } from "../support/subscriptions.ts";
import { expect, test } from "../support/test.ts";

let line: Line;

test.beforeEach(async ({ page }) => {
  line = await openLine();
  line.become("without-cookies");
  await setNewVisitorAddress(page);
});
test.afterEach(() => {
  line.close();
});

test("a cart that cannot be kept says which cookie it needs and for how long, and leads back", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/de/cart/_added" });
  await page.goto(`${line.url}/de/shop/wren-one?variant=red`);
  const add = page.getByRole("button", { name: "In den Warenkorb", exact: true });
  await add.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Der Warenkorb wurde nicht geändert");
  await expect(page.getByText("Es heisst «wren-cart»")).toContainText("30 Tage");

  line.become("whole");
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page).toHaveURL(/\/de\/shop\/wren-one\?variant=red$/);
  await add.click();
  await expect(page.getByRole("status")).toContainText("Es liegt in Ihrem Warenkorb.");
  await expect(page).toHaveURL(/\/de\/shop\/wren-one\?variant=red$/);
});

test("a look-up that cannot be remembered says which cookie it needs and for how long", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/shop/services/storage-extension/_found" });
  const { nestId } = subscribe();
  await page.goto(`${line.url}/shop/services/storage-extension`);
  const number = page.getByLabel("Nest ID or mobile ID");
  const show = page.getByRole("button", { name: "Show prices" });
  await number.fill(nestId);
  await show.click();
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("It is called “wren-subscription”");
  await expect(problem).toContainText("stays for an hour");

  line.become("whole");
  await number.fill(nestId);
  await show.click();
  await expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible();
  await expect(page).toHaveURL(/\/storage-extension$/);
});

test("what needs a cookie is refused with its true status @script-on", async ({ request }) => {
  const refused = await request.get("/cart/_added?added-on=%2F%2Fevil.example");
  expect(refused.status()).toBe(400);
  expect(await refused.text()).not.toContain(`href="//evil.example`);
  expect((await request.get("/shop/services/storage-extension/_found")).status()).toBe(400);
  const outside = await request.get("/de/support/chat/_entered");
  expect(outside.status()).toBe(400);
  expect(await outside.text()).toContain("Es heisst «wren-session»");
  const begun = await request.get("/support/chat/_begun");
  expect(begun.status()).toBe(400);
  expect(await begun.text()).toContain("Your message has been sent");
  const numbered = await request.get("/de/support/chat/_numbered");
  expect(numbered.status()).toBe(400);
  expect(await numbered.text()).toContain("gehen Sie eine Seite zurück");
});
