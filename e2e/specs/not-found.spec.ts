import { RESOURCE_ADDRESSES } from "../support/routes.ts";
import { newAddressHeaders } from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

for (const { path, title, message, wayHome, toHome, searchLabel, searchButton } of [
  {
    path: "/no/such/page?with=this",
    title: "Page Not Found",
    message: "Page not found: /no/such/page?with=this",
    wayHome: "/",
    toHome: "Go to the home page",
    searchLabel: "Search this site",
    searchButton: "Search",
  },
  {
    path: "/de/gibt-es-nicht",
    title: "Seite nicht gefunden",
    message: "Seite nicht gefunden: /de/gibt-es-nicht",
    wayHome: "/de",
    toHome: "Zur Startseite",
    searchLabel: "Diese Website durchsuchen",
    searchButton: "Suchen",
  },
]) {
  test(`${path} is told with its true status, inside the frame @tor-safest`, async ({ page, browserErrors }) => {
    browserErrors.expect({ status: 404, path });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveTitle(`404 ${title} | Wren`);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: toHome })).toHaveAttribute("href", wayHome);
    await page.getByRole("searchbox", { name: searchLabel }).fill("Nest");
    await page.getByRole("button", { name: searchButton }).click();
    await expect(page).toHaveURL(/\/search\?q=Nest$/);
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Nest");
  });
}

test("a link into nothing is told inside the frame, and the way back still works @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 404, path: "/nowhere" });
  await page.goto("/concept");
  await untilHydrated(page);
  await page.evaluate(() => {
    history.pushState({}, "", "/nowhere");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("Page not found: /nowhere")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");
});

for (const { path, message } of [
  { path: "/shop/no-such-phone?color=red", message: "Page Not Found: /shop/no-such-phone?color=red" },
  { path: "/resources/unwritten", message: "There is no resource with this address: /resources/unwritten" },
]) {
  test(`${path} names something that does not exist`, async ({ page, browserErrors }) => {
    browserErrors.expect({ status: 404, path });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(message)).toBeVisible();
  });
}

/** Addresses that the server answers without the application. */
const SERVER_ADDRESSES = [
  "/media/uploads/none.png",
  "/media/uploads/none.pdf",
  "/__island/none.json",
  "/none/_payload.json",
  "/support/chat/events",
  "/shop/confirmation/events",
];

test("an address without a page is told in words to people, and without to programs @script-on", async ({
  request,
}) => {
  const ask = (path: string, accept: string) => {
    const headers = { Accept: accept, "Accept-Language": "de", ...newAddressHeaders() };
    return request.get(path, { headers, maxRedirects: 0 });
  };
  const refused: string[] = [];
  for (const path of [...RESOURCE_ADDRESSES, ...SERVER_ADDRESSES]) {
    const [page, data] = [await ask(path, "text/html,*/*;q=0.8"), await ask(path, "*/*")];
    expect(page.status(), path).toBe(data.status());
    if (page.status() < 400) continue;
    refused.push(path);
    expect(page.headers()["content-type"], path).toContain("text/html");
    if (path.endsWith("/thread")) continue; // A separate document inside the chat's page.
    expect(await page.text(), path).toMatch(/lang="de"[\s\S]*<h1/);
    expect(data.headers()["content-type"] ?? "", path).not.toContain("text/html");
  }
  expect(refused).toEqual(expect.arrayContaining(["/preferences", "/connect/none", "/captcha/none.png"]));
});

test("a form that another site sends is refused on a page that says what to do", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 403, path: "/de/support/contact" });
  await page.setContent(`<form method="post" action="${process.env.WREN_SITE_URL ?? ""}/de/support/contact">
    <button>Win a phone</button></form>`);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button").click();
  expect((await answered).status()).toBe(403);
  await expect(page).toHaveTitle("403 Das hat nicht geklappt | Wren");
  await expect(page.getByRole("main")).toContainText("Das Formular kam von einer anderen Website");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
});
