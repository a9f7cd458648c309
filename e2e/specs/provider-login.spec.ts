import { expect, test } from "@playwright/test";
import { startOAuthServer } from "../../scripts/lib/oauth-server.mjs";
import { startSite, type Site } from "../support/site.ts";

const CLIENT = { id: "wren", secret: "between us" };

let oauth: Awaited<ReturnType<typeof startOAuthServer>>;
let site: Site;

test.beforeAll(async () => {
  oauth = await startOAuthServer(CLIENT);
  site = await startSite({
    OAUTH_PROVIDER_NAME: "example",
    OAUTH_AUTHORIZE_URL: `${oauth.url}/authorize`,
    OAUTH_TOKEN_URL: `${oauth.url}/token`,
    OAUTH_USERINFO_URL: `${oauth.url}/userinfo`,
    OAUTH_CLIENT_ID: CLIENT.id,
    OAUTH_CLIENT_SECRET: CLIENT.secret,
  });
});
test.afterAll(async () => {
  await site.stop();
  await oauth.stop();
});

test("a visitor signs in with the provider's account, and only the session stays", async ({ page }) => {
  await page.goto(`${site.url}/support/chat`);
  await page.getByRole("link", { name: "Sign in with example" }).click();
  await expect(page).toHaveURL(`${site.url}/support/chat`);
  await expect(page.getByText("As ada@example.org.")).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["wren-session"]);
});

test("a return that did not begin here signs nobody in, and says so", async ({ page }) => {
  await page.goto(`${site.url}/connect/example/callback?code=stolen&state=guessed`);
  await expect(page).toHaveURL(`${site.url}/support/chat`);
  await expect(page.getByRole("alert")).toContainText("Signing in with the provider did not work.");
  expect(await page.context().cookies()).toEqual([]);
});

test("a provider that nobody set up is not found", async ({ page }) => {
  const response = await page.goto(`${site.url}/connect/unknown`);
  expect(response?.status()).toBe(404);
});
