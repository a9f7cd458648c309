import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** @typedef {{ email: string, email_verified?: boolean }} Profile */

/**
 * A small OAuth 2 server for tests, whose user consents to everything at once.
 * @param {{ id: string, secret: string }} client
 */
export async function startOAuthServer(client) {
  /** @type {Map<string, string>} */
  const codes = new Map();
  /** @type {Set<string>} */
  const tokens = new Set();
  /** @type {{ profile: Profile }} */
  const state = { profile: { email: "ada@example.org", email_verified: true } };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://oauth");
    /** @type {(status: number, body: object) => unknown} */
    const answer = (status, body) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

    async function handle() {
      if (url.pathname === "/authorize") {
        const back = new URL(url.searchParams.get("redirect_uri") ?? "");
        const code = randomUUID();
        codes.set(code, back.href);
        back.searchParams.set("code", code);
        back.searchParams.set("state", url.searchParams.get("state") ?? "");
        return response.writeHead(302, { Location: back.href }).end();
      }
      if (url.pathname === "/token") {
        const form = new URLSearchParams(await text(request));
        const isKnown = codes.get(form.get("code") ?? "") === form.get("redirect_uri");
        const isClient = form.get("client_id") === client.id && form.get("client_secret") === client.secret;
        codes.delete(form.get("code") ?? "");
        if (!isKnown || !isClient) return answer(400, { error: "invalid_grant" });
        const token = randomUUID();
        tokens.add(token);
        return answer(200, { access_token: token, token_type: "Bearer" });
      }
      const isAllowed = tokens.has(request.headers.authorization?.replace("Bearer ", "") ?? "");
      return isAllowed ? answer(200, state.profile) : answer(401, { error: "invalid_token" });
    }
    void handle();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    state,
    /** Settings of a site whose visitors sign in here. */
    env: {
      OAUTH_PROVIDER_NAME: "example",
      OAUTH_AUTHORIZE_URL: `${url}/authorize`,
      OAUTH_TOKEN_URL: `${url}/token`,
      OAUTH_USERINFO_URL: `${url}/userinfo`,
      OAUTH_CLIENT_ID: client.id,
      OAUTH_CLIENT_SECRET: client.secret,
    },
    stop: () => new Promise((resolve) => server.close(() => resolve(null))),
  };
}
