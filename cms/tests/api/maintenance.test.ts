import { validateIpResponseSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin } from "../support/staff";

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

async function ask(body: unknown) {
  return fetch(`${cms.url}/api/website/validateIp`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function switchMaintenance(maintenance: { enabled: boolean; allowList: string }) {
  const documents = cms.strapi.documents("api::website.website");
  const website = await documents.findFirst();
  await documents.update({ documentId: website?.documentId ?? "", data: { maintenance } });
}

async function isInMaintenance(ip: string): Promise<boolean> {
  const response = await ask({ ip });
  expect(response.status).toBe(200);
  return validateIpResponseSchema.parse(await response.json()).maintenance;
}

test("an address is judged by the switch and the allow-list of the admin", async () => {
  expect(await isInMaintenance("198.51.100.1")).toBe(false);

  await switchMaintenance({ enabled: true, allowList: "192.0.2.0/24\n2001:db8::/32" });
  expect(await isInMaintenance("198.51.100.1")).toBe(true);
  expect(await isInMaintenance("192.0.2.9")).toBe(false);
  expect(await isInMaintenance("2001:db8::9")).toBe(false);

  await switchMaintenance({ enabled: false, allowList: "" });
  expect(await isInMaintenance("198.51.100.1")).toBe(false);
});

test("an allow-list with entries that are no address is refused at its field, which names them", async () => {
  const admin = await signInAsFirstAdmin(cms);
  const save = (allowList: string) =>
    admin.call("PUT", "/content-manager/single-types/api::website.website", {
      maintenance: { enabled: true, allowList, message: { en: "Back soon.", de: "Bald zurück." } },
    });

  const refused = await save("192.0.2.0/24 # office\noffice\n203.0.113.0/33");
  const message = 'Not an address and not a range: "office" (line 2), "203.0.113.0/33" (line 3).';
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatchObject({
    name: "ValidationError",
    message,
    details: { errors: [{ path: ["maintenance", "allowList"], message }] },
  });
  expect(await isInMaintenance("198.51.100.1")).toBe(false);

  expect((await save("192.0.2.0/24 # office")).status).toBe(200);
  expect(await isInMaintenance("198.51.100.1")).toBe(true);
});

test.each([{}, { ip: 7 }, { ip: "192.0.2.1", admin: true }, { ip: "x".repeat(101) }])(
  "%j is refused with the field that is wrong",
  async (body) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { name: "ValidationError", message: "invalid-request" } });
  },
);
