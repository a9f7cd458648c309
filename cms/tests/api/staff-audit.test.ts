import { readFile } from "node:fs/promises";
import path from "node:path";
import { AUDIT_KEPT_MS, auditListSchema, type AuditKind } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin, signInAsNewAgent, signInAsNewEditor, type Staff } from "../support/staff";

const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");

const SKUS = "/content-manager/collection-types/api::sku.sku";

let cms: BootedCms;
let admin: Staff;
let account: { email: string; password: string };

beforeAll(async () => {
  cms = await bootFromTemplate();
  account = JSON.parse(await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8"));
  admin = await signInAsFirstAdmin(cms);
});
afterAll(() => cms.stop());

async function trail(kind: AuditKind) {
  const { body } = await admin.call("GET", `/desk/audit/list?kind=${kind}`);
  return auditListSchema.parse(body).entries;
}

async function findSku(code: string): Promise<{ documentId: string; code: string; priceChf: number }> {
  const { body } = await admin.call("GET", `${SKUS}?filters[code][$eq]=${code}`);
  return body.results[0];
}

const tryPassword = (email: string, password: string) =>
  fetch(`${cms.url}/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.9" },
    body: JSON.stringify({ email, password }),
  });

test("a sign-in and a wrong password are in the trail, with the account and the network's label", async () => {
  await tryPassword(account.email, "Wrong-horse-1");
  await tryPassword(account.email, account.password);
  const [succeeded, failed] = await trail("sign-in");
  expect(failed).toMatchObject({ action: "failed", who: "First Admin" });
  expect(succeeded).toMatchObject({ action: "succeeded", who: "First Admin", network: failed?.network });
  expect(succeeded?.network).toMatch(/^[\w-]{8}$/);
});

test("what a stranger typed as an account is not kept: it may be a password", async () => {
  await tryPassword("correct-horse@battery.example", "Staple-1234");
  const [failed] = await trail("sign-in");
  expect(failed).toMatchObject({ action: "failed", who: null, subject: null });
  expect(JSON.stringify(await cms.strapi.db.query("api::staff.audit-entry").findMany({}))).not.toContain("battery");
});

test("a price is in the trail with its old and new value, and other edits of the article are not", async () => {
  const { documentId, code, priceChf } = await findSku("WREN-ONE-RED");
  await admin.call("PUT", `${SKUS}/${documentId}`, { priceChf: priceChf + 100 });
  await admin.call("PUT", `${SKUS}/${documentId}`, { position: 7 });
  const entries = await trail("price");
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ action: "changed", who: "First Admin", subject: code });
  expect(entries[0]?.changes).toEqual([
    { field: "priceChf", isSecret: false, before: String(priceChf), after: String(priceChf + 100) },
  ]);
});

test("a refused edit leaves no line, and a line that cannot be written refuses the edit", async () => {
  const { documentId, priceChf } = await findSku("WREN-ONE-RED");
  const before = (await trail("price")).length;
  expect((await admin.call("PUT", `${SKUS}/${documentId}`, { priceChf: priceChf + 1, code: "no code" })).status).toBe(
    400,
  );
  expect(await trail("price")).toHaveLength(before);

  const unsubscribe = cms.strapi.db.lifecycles.subscribe({
    models: ["api::staff.audit-entry"],
    beforeCreate: () => Promise.reject(new Error("no room")),
  });
  expect((await admin.call("PUT", `${SKUS}/${documentId}`, { priceChf: priceChf + 1 })).status).toBe(500);
  unsubscribe();
  expect((await findSku("WREN-ONE-RED")).priceChf).toBe(priceChf);
});

test("payment settings and the key for encryption are in the trail; the key only as changed", async () => {
  const shop = "/content-manager/single-types/api::shop.shop";
  const { moneroConfirmations } = (await admin.call("GET", shop)).body.data;
  await admin.call("PUT", shop, { moneroConfirmations: 12 });
  expect((await trail("payment"))[0]?.changes).toEqual([
    { field: "moneroConfirmations", isSecret: false, before: String(moneroConfirmations), after: "12" },
  ]);
  await cms.strapi.db.query("api::website.website").updateMany({ where: {}, data: { supportPgpKey: "an old one" } });
  await admin.call("PUT", "/content-manager/single-types/api::website.website", { supportPgpKey: "" });
  expect((await trail("key"))[0]?.changes).toEqual([
    { field: "supportPgpKey", isSecret: true, before: null, after: null },
  ]);
});

test("maintenance is in the trail; of its allow-list, which holds addresses of staff, only that it changed", async () => {
  const website = "/content-manager/single-types/api::website.website";
  await admin.call("PUT", website, { maintenance: { enabled: true, allowList: "192.0.2.7" } });
  expect((await trail("site"))[0]).toMatchObject({
    action: "changed",
    who: "First Admin",
    changes: [
      { field: "enabled", isSecret: false, before: "false", after: "true" },
      { field: "allowList", isSecret: true, before: null, after: null },
    ],
  });
  await admin.call("PUT", website, { maintenance: { enabled: false, allowList: "192.0.2.7" } });
  expect((await trail("site"))[0]?.changes).toEqual([
    { field: "enabled", isSecret: false, before: "true", after: "false" },
  ]);
});

test("the days of the warrant canary are in the trail", async () => {
  const website = "/content-manager/single-types/api::website.website";
  const { canary } = (await admin.call("GET", website)).body.data;
  await admin.call("PUT", website, { canary: { ...canary, validUntil: "2027-01-31" } });
  expect((await trail("site"))[0]?.changes).toEqual([
    { field: "validUntil", isSecret: false, before: canary.validUntil, after: "2027-01-31" },
  ]);
});

test("users, roles and tokens are in the trail, and no secret is", async () => {
  await signInAsNewEditor(cms);
  const [accepted, invited] = await trail("user");
  expect(invited).toMatchObject({ action: "created", who: "First Admin", subject: "edith@wren.example" });
  expect(accepted).toMatchObject({ action: "changed", who: "Edith Muster" });
  expect(accepted?.changes).toContainEqual({ field: "password", isSecret: true, before: null, after: null });

  const role = (await admin.call("POST", "/admin/roles", { name: "Clerk", description: "" })).body.data;
  const permissions = [{ action: "admin::desk.audit", subject: null, properties: {}, conditions: [] }];
  await admin.call("PUT", `/admin/roles/${String(role.id)}/permissions`, { permissions });
  expect((await trail("role"))[0]).toMatchObject({
    subject: "Clerk",
    changes: [{ field: "permissions", before: null, after: "admin::desk.audit" }],
  });

  const token = { name: "Export", description: "", type: "read-only", lifespan: null };
  const made = (await admin.call("POST", "/admin/api-tokens", token)).body.data;
  await admin.call("POST", `/admin/api-tokens/${String(made.id)}/regenerate`, {});
  const [regenerated, created] = await trail("token");
  expect(created).toMatchObject({ action: "created", subject: "Export" });
  expect(regenerated?.changes).toEqual([{ field: "accessKey", isSecret: true, before: null, after: null }]);
  const written = JSON.stringify(await cms.strapi.db.query("api::staff.audit-entry").findMany({}));
  expect(written).not.toContain(made.accessKey);
  expect(written).not.toContain("$2");
});

test("only a role with the permission reads the trail, filtered by person too", async () => {
  const agent = await signInAsNewAgent(cms);
  expect((await agent.call("GET", "/desk/audit/list")).status).toBe(403);
  const { people } = auditListSchema.parse((await admin.call("GET", "/desk/audit/list")).body);
  const anna = people.find(({ name }) => name === "Anna Muster");
  const { body } = await admin.call("GET", `/desk/audit/list?person=${String(anna?.id)}`);
  const { entries } = auditListSchema.parse(body);
  expect(new Set(entries.map(({ who }) => who))).toEqual(new Set(["Anna Muster"]));
});

test.each(["PUT", "DELETE", "POST"])("nobody has a %s for a line of the trail", async (method) => {
  const uid = "api::staff.audit-entry";
  const { id, documentId }: { id: number; documentId: string } = await cms.strapi.db.query(uid).findOne({});
  const routes = [`content-manager/collection-types/${uid}`, "api/audit-entries", "desk/audit"];
  for (const route of [...routes, ...routes.flatMap((path) => [`${path}/${documentId}`, `${path}/${String(id)}`])]) {
    const headers = { Authorization: `Bearer ${admin.token}`, "Content-Type": "application/json" };
    const { status } = await fetch(`${cms.url}/${route}`, { method, headers, body: '{"kind":"price"}' });
    expect([403, 404, 405], `${method} ${route}`).toContain(status);
  }
});

test("the trail is erased after its time", async () => {
  const entries = cms.strapi.db.query("api::staff.audit-entry");
  await runRetention(cms.strapi, new Date(Date.now() + AUDIT_KEPT_MS - 60_000));
  expect(await entries.count({})).toBeGreaterThan(0);
  await runRetention(cms.strapi, new Date(Date.now() + AUDIT_KEPT_MS + 60_000));
  expect(await entries.count({})).toBe(0);
});
