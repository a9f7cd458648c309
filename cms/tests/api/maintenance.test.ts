import { addDays, canaryStateSchema, isoDayOf, validateIpResponseSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin, signInAsNewAgent, type Staff } from "../support/staff";

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

const WEBSITE = "/content-manager/single-types/api::website.website";
const day = (fromToday: number) => addDays(isoDayOf(new Date()), fromToday);

function saveCanary(admin: Staff, datedOn: string, validUntil: string) {
  const canary = { datedOn, validUntil, statementEn: "Nothing to report.", statementDe: "Nichts zu berichten." };
  return admin.call("PUT", WEBSITE, { canary });
}

test("dates of a warrant canary that would mislead are refused at their field", async () => {
  const admin = await signInAsFirstAdmin(cms);
  const refusalOf = async (datedOn: string, validUntil: string) => {
    const { status, body } = await saveCanary(admin, datedOn, validUntil);
    expect(status).toBe(400);
    return body.error.details.errors;
  };
  expect(await refusalOf(day(1), day(30))).toMatchObject([
    { path: ["canary", "datedOn"], message: "This day is yet to come." },
  ]);
  expect(await refusalOf(day(0), day(0))).toMatchObject([
    { path: ["canary", "validUntil"], message: "It must be later than the date." },
  ]);
  expect(await refusalOf(day(0), day(400))).toMatchObject([{ path: ["canary", "validUntil"] }]);
  expect((await saveCanary(admin, day(0), day(90))).status).toBe(200);
});

test("staff who read the settings are told how long the canary holds, others nothing", async () => {
  const admin = await signInAsFirstAdmin(cms);
  const state = async () => canaryStateSchema.parse((await admin.call("GET", "/desk/canary/state")).body).canary;
  await saveCanary(admin, day(-30), day(0));
  expect(await state()).toEqual({ datedOn: day(-30), validUntil: day(0), daysLeft: 0 });
  await saveCanary(admin, day(-30), day(-1));
  expect(await state()).toMatchObject({ daysLeft: -1 });

  const agent = await signInAsNewAgent(cms);
  expect((await agent.call("GET", "/desk/canary/state")).status).toBe(404);
  await admin.call("PUT", WEBSITE, { canary: null });
  expect(await state()).toBeNull();
});

test.each([{}, { ip: 7 }, { ip: "192.0.2.1", admin: true }, { ip: "x".repeat(101) }])(
  "%j is refused with the field that is wrong",
  async (body) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { name: "ValidationError", message: "invalid-request" } });
  },
);
