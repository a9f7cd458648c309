import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { VISITOR_KEY_HEADER } from "@wren/domain";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Visitor } from "./accounts.server.ts";

/** A cms that refuses everything and records the requests. */
const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
const statuses = new Map<string, number>();
const cms = createServer(({ url = "", headers }, response) => {
  asked.push({ url, headers });
  const status = statuses.get(url) ?? 404;
  const error = { status, name: "SomeError", message: "No", details: {} };
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(status < 500 ? JSON.stringify({ data: null, error }) : "");
});

const lastsLong = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString("base64url");
const token = `head.${lastsLong}.signature`;
const visitor: Visitor = {
  account: { token, tokens: { token, refreshToken: "refresh" }, clear: vi.fn(), store: vi.fn() },
  visitorKey: "the visitor",
};

beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("CMS_URL", `http://127.0.0.1:${String((cms.address() as AddressInfo).port)}`);
  vi.resetModules(); // Another test file may already have read the environment.
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  cms.close();
});

const order = { secret: "s".repeat(43), isBack: false };

/** Every call that a visitor can cause; the answers do not matter here. */
const CALLS: Record<string, () => Promise<unknown>> = {
  "/shop/quote": async () =>
    (await import("./checkout.server.ts")).findQuote(visitor, {
      currency: "chf",
      country: null,
      lines: [],
      services: [],
    }),
  "/shop/checkout": async () => (await import("./checkout.server.ts")).placeOrder(visitor, {} as never),
  "/shop/orders/look-up": async () => (await import("./orders.server.ts")).findOrder(visitor, order),
  "/shop/orders/pay": async () =>
    (await import("./orders.server.ts")).payOrder(visitor, { secret: order.secret, method: "card" }),
  "/shop/orders/monero-quote": async () =>
    (await import("./monero.server.ts")).renewQuote({ visitor, secret: order.secret }),
  "/shop/services/look-up": async () => (await import("./services.server.ts")).lookUpSubscription(visitor, "M-1"),
  "/shop/services/offers": async () =>
    (await import("./services.server.ts")).findOffers(visitor, { identifier: "M-1", currency: "chf" }),
  "/support/contact": async () => (await import("./contact.server.ts")).sendContact(visitor, {} as never),
  "/support/contact/files": async () =>
    (await import("./contact.server.ts")).uploadContactFile(visitor, new File(["x"], "x.txt")),
  "/captcha": async () => (await import("./captcha.server.ts")).issueCaptcha(visitor, "contact"),
  "/captcha/picture": async () =>
    (await import("./captcha.server.ts")).findCaptchaFile(visitor, { captchaId: "x", kind: "picture", language: "en" }),
  "/kb/search": async () => {
    const { searchKb } = await import("./kb.server.ts");
    return searchKb({ locale: "en", question: "phone" } as never, { visitor, path: "/kb/search" });
  },
  "/search": async () => (await import("./search.server.ts")).searchSite({ locale: "en", question: "phone" }, visitor),
  "/kb/votes": async () => (await import("./kb.server.ts")).voteOnArticle(visitor, {} as never),
  "/email-changes": async () => {
    const { requestEmailChange } = await import("./email-change.server.ts");
    return requestEmailChange(visitor, { identifier: "M-1", email: "ada@example.org", locale: "en" });
  },
  "/email-changes/look-at": async () =>
    (await import("./email-change.server.ts")).previewLink(visitor, { link: "confirm", token: "x" }),
  "/chat/conversation": async () => (await import("./chat.server.ts")).viewChat(visitor),
};

test.each(Object.entries(CALLS))("%s carries the bearer, and is counted for the visitor", async (path, call) => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true); // Each refusal is logged.
  asked.length = 0;
  await call();
  expect(asked.map(({ url }) => url)).toEqual([`/api${path}`]);
  expect(asked[0]?.headers).toMatchObject({
    authorization: `Bearer ${token}`,
    [VISITOR_KEY_HEADER.toLowerCase()]: "the visitor",
  });
});

test.each([
  { refreshStatus: 503, isSignedOut: false },
  { refreshStatus: 429, isSignedOut: false },
  { refreshStatus: 401, isSignedOut: true },
])(
  "a refused token ends the session only if the cms refuses to renew it: $refreshStatus",
  async ({ refreshStatus, isSignedOut }) => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    statuses.set("/api/chat/conversation", 401).set("/api/auth/refresh", refreshStatus);
    const clear = vi.fn();
    const { viewChat } = await import("./chat.server.ts");
    const viewed = await viewChat({ ...visitor, account: { ...visitor.account, clear } });
    expect(viewed.ok).toBe(false);
    expect(clear.mock.calls.length > 0).toBe(isSignedOut);
    statuses.clear();
  },
);

test("what is held for everybody is asked for in nobody's name", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  asked.length = 0;
  const { findPage } = await import("./pages.server.ts");
  await findPage("home", "en").catch(() => null);
  expect(asked[0]?.headers.authorization).toBeUndefined();
});
