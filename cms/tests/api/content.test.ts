import { DEFAULT_LOCALE, LOCALES, blockSchema, pageSchema, websiteSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";

const { SLUGGED_KINDS } = requireBuilt(
  "platform/documents/slugged-kinds",
) as typeof import("../../src/platform/documents/slugged-kinds");

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

async function get(path: string) {
  const response = await fetch(`${cms.url}/api/${path}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test("the website's logos come as the spec asks for them", async () => {
  const logos = ["logoHeaderLight", "logoHeaderDark", "logoFooterLight", "logoFooterDark"];
  const populate = logos.map((logo) => `populate[${logo}][fields][0]=url&populate[${logo}][fields][1]=name`).join("&");
  const { status, body } = await get(`website?${populate}&fields[0]=id`);
  expect(status).toBe(200);
  for (const logo of logos)
    expect(body.data[logo]).toMatchObject({ url: expect.stringMatching(/^\/uploads\/.+\.png$/) });
});

test("the website keeps its contract", async () => {
  const { body } = await get("website?populate[logoHeaderLight]=true");
  expect(websiteSchema.parse(body.data).companyName).toBe("Wren Mobile AG");
});

test("the maintenance settings are not told to anybody", async () => {
  const { status } = await get("website?populate[maintenance]=true");
  const { body } = await get("website");
  expect(status).toBe(400);
  expect(JSON.stringify(body)).not.toContain("allowList");
});

test.each(LOCALES)("every page exists in %s and keeps its contract", async (locale) => {
  const picture = "[populate][picture][populate]=*";
  const { body } = await get(
    `pages?locale=${locale}&pagination[pageSize]=100&populate[blocks][on][blocks.text]=true&populate[blocks][on][blocks.quote]=true` +
      `&populate[blocks][on][blocks.hero][populate][actions]=true&populate[blocks][on][blocks.hero]${picture}` +
      `&populate[blocks][on][blocks.image-text]${picture}&populate[blocks][on][blocks.feature-grid][populate]=*` +
      `&populate[blocks][on][blocks.steps][populate]=*&populate[blocks][on][blocks.faq-list][populate]=*` +
      `&populate[blocks][on][blocks.call-to-action][populate]=*&populate[blocks][on][blocks.costs]=true` +
      `&populate[blocks][on][blocks.comparison]=true&populate[blocks][on][blocks.shipping]=true` +
      `&populate[blocks][on][blocks.fact-line][populate]=*&populate[blocks][on][blocks.table][populate]=*` +
      `&populate[blocks][on][blocks.wide-picture][populate][captions]=true&populate[blocks][on][blocks.wide-picture]${picture}` +
      `&populate[blocks][on][blocks.switch][populate][on]${picture}&populate[blocks][on][blocks.switch][populate][off]${picture}` +
      `&populate[blocks][on][blocks.product-teaser][populate][products]${picture}`,
  );
  const pages = pageSchema.array().parse(body.data);
  expect(pages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["home", "about", "shop/services", "support/kb"]),
  );
  expect(body.meta.pagination.total).toBe(pages.length);
  for (const { slug, blocks } of pages) {
    expect(blockSchema.array().min(1).safeParse(blocks).error, slug).toBeUndefined();
  }
});

test("both languages of a page are one document", async () => {
  const ids = await Promise.all(
    LOCALES.map(
      async (locale) => (await get(`pages?locale=${locale}&filters[slug][$eq]=home`)).body.data[0].documentId,
    ),
  );
  expect(new Set(ids).size).toBe(1);
});

/** Kinds of attributes that publishing one language does not carry over to the others (`published-slug.ts`). */
const NOT_CARRIED = ["component", "dynamiczone", "media"];

type Localizable = { type?: string; pluginOptions?: { i18n?: { localized?: boolean } } };

test("every field that the languages share is carried over to those that are published", () => {
  const isLocalized = ({ pluginOptions }: Localizable) => pluginOptions?.i18n?.localized === true;
  const types = Object.values(cms.strapi.contentTypes).filter(
    (type) => String(type.uid).startsWith("api::") && isLocalized(type as Localizable),
  );
  expect(types.map(({ uid }) => uid).sort()).toEqual(Object.keys(SLUGGED_KINDS).sort());
  const left = types.flatMap(({ uid, attributes }) =>
    Object.entries(attributes as Record<string, Localizable>)
      .filter(([, attribute]) => !isLocalized(attribute) && NOT_CARRIED.includes(attribute.type ?? ""))
      .map(([name]) => `${String(uid)}.${name}`),
  );
  expect(left).toEqual([]);
});

test("without a language the default one is answered", async () => {
  const { body } = await get("pages?filters[slug][$eq]=home");
  expect(body.data[0].locale).toBe(DEFAULT_LOCALE);
});

test("an unknown query key is refused", async () => {
  const { status, body } = await get("pages?colour=red");
  expect(status).toBe(400);
  expect(body.error.name).toBe("ValidationError");
});

test("internal fields cannot be filtered on", async () => {
  const { status } = await get("pages?filters[updatedBy][resetPasswordToken][$startsWith]=a");
  expect(status).toBe(400);
});

test("a draft is not public", async () => {
  await cms.strapi.documents("api::resource.resource").create({
    locale: "en",
    data: { slug: "secret-plan", title: "Secret plan", position: 0 },
  });
  const { body } = await get("resources?filters[slug][$eq]=secret-plan");
  expect(body.data).toEqual([]);
  for (const query of ["status=draft", "status[]=draft", "status[]=published&status[]=draft", "status=modified"]) {
    const asked = await get(`resources?filters[slug][$eq]=secret-plan&${query}`);
    expect(asked.status).toBe(400);
    expect(JSON.stringify(asked.body)).not.toContain("Secret plan");
  }
  // The router treats these as the same address.
  for (const address of ["/API/resources", "/Api/Resources/", "/api/RESOURCES", "/api/resources//"]) {
    const asked = await fetch(`${cms.url}${address}?filters[slug][$eq]=secret-plan&status=draft`);
    expect([400, 404], address).toContain(asked.status);
    expect(await asked.text(), address).not.toContain("Secret plan");
  }
});

test("a filter that this database does not know is refused, however it is nested", async () => {
  for (const filter of ["[title][$jsonSupersetOf]=x", "[$or][0][title][$jsonSupersetOf]={}"])
    expect((await get(`resources?filters${filter}`)).status, filter).toBe(400);
});

test.each([
  "resources?filters[$or][0][slug][slug][$eq]=x",
  "resources?_q=one&_q=two",
  "resources?_q[a]=b",
  "shipping-zones?filters[rateUsd]=many",
  "shipping-zones/none?filters[rateUsd]=many",
])("a query of which no SQL can be made is refused: %s", async (query) => {
  expect((await get(query)).status).toBe(400);
});

test("a body of a type that nobody reads is refused", async () => {
  const request = { method: "POST", headers: { "Content-Type": "image/svg+xml" }, body: "{}" };
  expect((await fetch(`${cms.url}/api/auth/local`, request)).status).toBe(415);
  // A call without a body has no type.
  expect((await fetch(`${cms.url}/api/auth/local`, { method: "POST" })).status).toBe(400);
});

test.each([
  ["POST", "pages"],
  ["PUT", "website"],
  ["DELETE", "website"],
  ["GET", "users"],
  ["GET", "users/me"],
  ["POST", "auth/change-password"],
  ["GET", "upload/files"],
])("%s /api/%s is not open to visitors", async (method, path) => {
  const response = await fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    body: method === "GET" ? undefined : JSON.stringify({ data: {} }),
  });
  expect([403, 404, 405]).toContain(response.status);
});

test("answers do not advertise the software and allow no foreign origin", async () => {
  const response = await fetch(`${cms.url}/api/website`, { headers: { Origin: "https://elsewhere.example" } });
  expect(response.headers.get("x-powered-by")).toBeNull();
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test.each(["pages", "products", "skus", "services", "tariffs", "support-files", "resources", "kb-articles"])(
  "what is found among %s is found alone, too, and only when it is published",
  async (type) => {
    const { body } = await get(`${type}?pagination[pageSize]=1`);
    const [{ documentId }] = body.data as [{ documentId: string }];
    expect(await get(`${type}/${documentId}`)).toMatchObject({ status: 200, body: { data: { documentId } } });
    expect((await get(`${type}/${documentId}?status=draft`)).status).toBe(400);
    expect((await get(`${type}/nothing-with-this-id`)).status).toBe(404);
  },
);
