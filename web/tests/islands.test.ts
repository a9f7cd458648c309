import { afterEach, expect, inject, test, vi } from "vitest";
import { findFreePort } from "../../scripts/lib/ports.mjs";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type FragmentRequest = { key?: string; props?: string; context?: string; userAgent?: string; cmsUrl?: string };

/** Requests a fragment as the HTTP server does, from a site with an empty cache. */
async function ask({ key = "page-blocks", userAgent = BROWSER, cmsUrl = inject("cmsUrl"), ...said }: FragmentRequest) {
  vi.resetModules();
  vi.stubEnv("CMS_URL", cmsUrl);
  const { buildIslandPart } = await import("#server/islands.ts");
  const { readVisit } = await import("#app/visit/visit.server.ts");
  const { props = '{"slug":"tos"}', context = '{"locale":"en"}' } = said;
  const search = `?props=${encodeURIComponent(props)}&context=${encodeURIComponent(context)}`;
  const header = (name: string) => (name === "user-agent" ? userAgent : null);
  const { answer, cachePolicy } = await buildIslandPart(
    readVisit({ pathname: `/__island/${key}.json`, search, header, peer: "203.0.113.5" }),
  );
  const text = await answer.text();
  const body = text ? (JSON.parse(text) as unknown) : null;
  return { status: answer.status, headers: answer.headers, cachePolicy, text, body };
}

afterEach(() => vi.unstubAllEnvs());

test("a page's text is told as HTML, in the language that is asked for", async () => {
  const english = await ask({});
  expect(english.status).toBe(200);
  expect(english.cachePolicy).toBe("shared");
  expect(english.body).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/) as string,
    html: expect.stringContaining("<h2") as string,
    head: { structuredData: null },
  });
  expect((await ask({})).body).toEqual(english.body);
  const german = await ask({ context: '{"locale":"de"}' });
  expect(german.text).toContain('href=\\"/de/');
  expect(german.body).not.toHaveProperty("id", (english.body as { id: string }).id);
});

test("only the spelling that our pages use may be kept", async () => {
  const answer = await ask({ props: '{ "slug": "tos" }' });
  expect(answer).toMatchObject({ status: 200, cachePolicy: "none" });
});

test.each(["no-such-fragment", "__proto__", "constructor", "toString", ""])(
  "%j is not on the list, and nothing is drawn",
  async (key) => {
    const answer = await ask({ key });
    expect(answer).toMatchObject({ status: 404, body: { code: "not-found" }, cachePolicy: "none" });
  },
);

test.each<FragmentRequest>([
  { props: "{slug:tos}" },
  { props: "" },
  { props: "null" },
  { props: '{"slug":"shop/such/place"}' },
  { props: '{"slug":["tos"]}' },
  { props: '{"slug":"tos","html":"<script>alert(1)</script>"}' },
  { props: '{"slug":"<img src=x onerror=alert(1)>"}' },
  { context: "{}" },
  { context: '{"locale":"fr"}' },
  { context: '{"locale":"en","userAgent":"x"}' },
  { props: `{"slug":"tos"${" ".repeat(1_000)}}` },
])("%j is refused and not repeated", async (question) => {
  expect(await ask(question)).toMatchObject({ status: 400, text: '{"code":"invalid-request"}' });
});

test("unknown content is not found", async () => {
  const answer = await ask({ key: "resource-blocks", props: '{"slug":"unwritten"}' });
  expect(answer).toMatchObject({ status: 404, body: { code: "resource-not-found" } });
});

test("while the cms is down and nothing is held, another try is worth it", async () => {
  const answer = await ask({ cmsUrl: `http://127.0.0.1:${String(await findFreePort())}` });
  expect(answer).toMatchObject({ status: 503, body: { code: "content-unavailable" } });
  expect(answer.headers.get("Retry-After")).toBe("30");
});

test("bots are redirected as on every page", async () => {
  const answer = await ask({ userAgent: "curl/8.0" });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/maintenance");
  expect(answer.text).toBe("");
});
