import { authResponseSchema, userSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { startOAuthServer } from "../../../scripts/lib/oauth-server.mjs";

const SITE = "https://wren.example";
const CLIENT = { id: "wren", secret: "between us" };

let cms: BootedCms;
let oauth: Awaited<ReturnType<typeof startOAuthServer>>;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  oauth = await startOAuthServer(CLIENT);
  cms = await bootFromTemplate({ PUBLIC_URL: SITE, ...oauth.env });
});
afterAll(async () => {
  await cms.stop();
  await oauth.stop();
});

/** A browser behind web, which forwards only the session cookies. */
function createBrowser() {
  const cookies = new Map<string, string>();

  async function get(path: string) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const response = await call(path, { headers: { Cookie: cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { ...response, location: response.headers.get("location") ?? "" };
  }

  return {
    cookies,
    get,
    /** Steps 1 to 3: to the provider, which sends the browser back, and the code is exchanged. */
    async connect() {
      const started = await get("connect/example");
      const provider = await fetch(started.location, { redirect: "manual" });
      const back = new URL(provider.headers.get("location") ?? "");
      const exchanged = await get(`connect/example/callback${back.search}`);
      return { started, back, exchanged };
    },
  };
}

test("a browser is led to the provider and back to the site, and signed in with its session cookie", async () => {
  const browser = createBrowser();
  const { started, back, exchanged } = await browser.connect();

  const authorize = new URL(started.location);
  expect(started.status).toBe(302);
  expect(authorize.origin + authorize.pathname).toBe(`${oauth.url}/authorize`);
  expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
    client_id: "wren",
    response_type: "code",
    redirect_uri: `${SITE}/connect/example/callback`,
    scope: "openid email",
    state: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  expect(back.origin + back.pathname).toBe(`${SITE}/connect/example/callback`);
  expect([...browser.cookies.keys()].sort()).toEqual(["connect", "connect.sig"]);
  expect(exchanged).toMatchObject({ status: 302, location: `${SITE}/connect/example/callback` });

  const { jwt, user } = authResponseSchema.parse((await browser.get("auth/example/callback")).body);
  expect(user.email).toBe("ada@example.org");
  expect(userSchema.parse((await call("users/me", { token: jwt })).body).email).toBe("ada@example.org");
});

test("a second login is the same person", async () => {
  const ids: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const browser = createBrowser();
    await browser.connect();
    ids.push(authResponseSchema.parse((await browser.get("auth/example/callback")).body).user.id);
  }
  expect(ids[0]).toBe(ids[1]);
});

test("an access token without the session cookie is worth nothing", async () => {
  expect(await call("auth/example/callback?access_token=anything")).toMatchObject({
    status: 400,
    body: { error: { message: "OAuth authentication requires a completed provider session" } },
  });
});

test("a return in another browser, or with another state, is refused", async () => {
  const victim = createBrowser();
  const { back } = await createBrowser().connect();
  const { location } = await victim.get(`connect/example/callback${back.search}`);
  expect(new URL(location).searchParams.get("error")).toBe("oauth_error");
  expect((await victim.get("auth/example/callback")).status).toBe(400);
});

test("a refusal at the provider comes back as an error", async () => {
  const browser = createBrowser();
  await browser.get("connect/example");
  const { location } = await browser.get("connect/example/callback?error=access_denied");
  expect(location).toBe(`${SITE}/connect/example/callback?error=access_denied`);
});

test.each([
  ["an unchecked address", { email: "unchecked@example.org", email_verified: false }],
  ["an address nobody speaks of checking", { email: "unsaid@example.org" }],
  ["an address that already has an account here", { email: "taken@example.org", email_verified: true }],
])("%s signs nobody in", async (_case, profile) => {
  await cms.strapi.db.query("plugin::users-permissions.user").deleteMany({ where: { email: "taken@example.org" } });
  await cms.strapi.documents("plugin::users-permissions.user").create({
    data: { username: "taken", email: "taken@example.org", provider: "local", confirmed: true },
  });
  oauth.state.profile = profile;
  const browser = createBrowser();
  await browser.connect();
  expect((await browser.get("auth/example/callback")).status).toBe(400);
});

test("a provider that was not configured does not exist", async () => {
  for (const path of ["connect/github", "auth/github/callback"]) {
    expect(await call(path)).toMatchObject({ status: 400, body: { error: { message: "This provider is disabled" } } });
  }
});

test("content is read without any cookie", async () => {
  expect((await call("website")).headers.getSetCookie()).toEqual([]);
});
