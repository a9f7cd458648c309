import { pageSchema, websiteSchema } from "@wren/domain";
import { expect, inject, test } from "vitest";
import { createBackendClient, type BackendVersion } from "#app/cms/client.server.ts";
import { unwrapEntries } from "#app/cms/entries.server.ts";

function clientOf(version: BackendVersion) {
  return createBackendClient({ baseUrl: inject("cmsUrl"), version, prefix: "/api", timeoutMs: 30_000 });
}

const LOGO = { fields: ["url", "name", "width", "height"] };
const WEBSITE = {
  fields: ["id", "companyName"],
  populate: { logoHeaderLight: LOGO, logoHeaderDark: LOGO, logoFooterLight: LOGO, logoFooterDark: LOGO },
};
const ABOUT = { locale: "de", filters: { slug: { $eq: "about" } }, populate: { blocks: { populate: "*" } } };

test("the settings are the same in both dialects", async () => {
  const v5 = await clientOf("v5").find("website", { query: WEBSITE });
  const v4 = await clientOf("v4").find("website", { query: WEBSITE });
  expect(v4.result).toHaveProperty("attributes.logoHeaderLight.data.attributes.url");
  const plain = websiteSchema.parse(v5.result);
  expect(plain.logoHeaderLight?.url).toMatch(/^\/uploads\//);
  expect(websiteSchema.parse(unwrapEntries(v4.result))).toEqual(plain);
});

test("a list is found with its meta, in both dialects", async () => {
  for (const version of ["v5", "v4"] as const) {
    const found = await clientOf(version).find("pages", { query: ABOUT });
    expect(found).toMatchObject({ ok: true, status: 200, meta: { pagination: { total: 1 } } });
    const [page] = pageSchema.array().parse(unwrapEntries(found.result));
    expect(page).toMatchObject({ slug: "about", title: "Über uns" });
  }
});

test.each(["v5", "v4"] as const)("what the cms refuses is passed on in its own words (%s)", async (version) => {
  const client = clientOf(version);
  const query = { query: { nonsense: true } };
  expect(await client.find("pages", query)).toMatchObject({
    ok: false,
    status: 400,
    error: { error: { status: 400 } },
  });
  expect(await client.find("no-such-type")).toMatchObject({ ok: false, status: 404, result: null });
  expect(await client.create("pages", { title: "Mine" })).toMatchObject({ ok: false, status: 403 });
  expect(await client.update("pages", "abc", { title: "Mine" })).toMatchObject({ ok: false, status: 403 });
  expect(await client.delete("pages", "abc")).toMatchObject({ ok: false, status: 403 });
});

test("a stale token does not keep anybody from public content", async () => {
  const bearer = {
    token: "stale" as string | null,
    clear() {
      this.token = null;
    },
  };
  const found = await clientOf("v5").find("website", { query: WEBSITE, bearer });
  expect(found.ok).toBe(true);
  expect(bearer.token).toBeNull();
});
