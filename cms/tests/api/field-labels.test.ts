import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin, type Staff } from "../support/staff";

const { applyFieldLabels } = requireBuilt(
  "platform/content/apply-field-labels",
) as typeof import("../../src/platform/content/apply-field-labels");

const PAGE = "/content-manager/content-types/api::page.page/configuration";
const ACCOUNT = PAGE.replace("api::page.page", "plugin::users-permissions.user");

let cms: BootedCms;
let admin: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
});
afterAll(() => cms.stop());

type Metadatas = Record<
  string,
  { edit: { label?: string; visible?: boolean; editable?: boolean }; list: { label?: string } }
>;

async function configurations(): Promise<Record<string, { metadatas: Metadatas }>> {
  const types = ["page", "website", "product", "sku", "shipping-zone", "shop"];
  const read = types.map(async (type) => {
    const { contentType, components } = (await admin.call("GET", PAGE.replaceAll("page", type))).body.data;
    return { ...components, [type]: contentType };
  });
  const account = (await admin.call("GET", ACCOUNT)).body.data.contentType;
  return Object.assign({ account }, ...(await Promise.all(read)));
}

test("no form shows a field's raw name", async () => {
  const rawNames = Object.entries(await configurations()).flatMap(([uid, { metadatas }]) =>
    Object.entries(metadatas)
      .filter(([field, { edit }]) => edit.visible && edit.label === field)
      .map(([field]) => `${uid}.${field}`),
  );
  expect(rawNames).toEqual([]);
});

test("labels stand in forms and lists, with a sentence where one helps", async () => {
  const { page } = await configurations();
  expect(page?.metadatas.slug).toMatchObject({
    edit: { label: "Path", description: expect.stringContaining("about/team") },
    list: { label: "Path" },
  });
});

test("a label that an administrator wrote survives the next start", async () => {
  const { settings, layouts, metadatas } = (await admin.call("GET", PAGE)).body.data.contentType;
  const written = { edit: { label: "Name of the page", description: "" }, list: { label: "Name" } };
  // Strapi returns the last two fields but does not accept them.
  const changed = { ...metadatas, title: written, createdBy: undefined, updatedBy: undefined };
  expect((await admin.call("PUT", PAGE, { settings, layouts, metadatas: changed })).status).toBe(200);

  await applyFieldLabels(cms.strapi);

  const after = (await configurations()).page?.metadatas;
  expect(after?.title).toEqual(written);
  expect(after?.slug?.edit.label).toBe("Path");
});

test("an entry is named by its first text or choice, a single type by its own name, never by an id", async () => {
  const named = async (uid: string) => {
    const { body } = await admin.call("GET", PAGE.replace("api::page.page", uid));
    const { contentType, components } = body.data;
    return [contentType.settings.mainField, components["shared.text-per-language"]?.settings.mainField];
  };
  expect(await named("api::kb-category.kb-category")).toEqual(["slug", "en"]);
  expect(await named("api::support-file.support-file")).toEqual(["version", "en"]);
  expect((await named("api::tariff.tariff"))[0]).toBe("kind");
  expect((await named("api::shop.shop"))[0]).toBe("id");
});

test("the stock is shown and cannot be typed", async () => {
  const { sku } = await configurations();
  expect(sku?.metadatas.stock?.edit.editable).toBe(false);
});
