import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Profile = { email: string; email_verified?: boolean };

/** A small OAuth 2 server whose user agrees to everything at once. */
export async function startOAuthServer(client: { id: string; secret: string }) {
  const codes = new Map<string, string>();
  const tokens = new Set<string>();
  const state = { profile: { email: "ada@example.org", email_verified: true } as Profile };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://oauth");
    const answer = (status: number, body: object) =>
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
        const form = new URLSearchParams(await new Response(request as unknown as ReadableStream).text());
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
