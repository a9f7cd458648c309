import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  auditListSchema,
  colleagueFactorsSchema,
  SECOND_FACTOR_HEADER,
  secondFactorOfferSchema,
  secondFactorStateSchema,
} from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOfApp } from "../../../scripts/lib/authenticator.mjs";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin, signInAsNewAgent, signInAsNewEditor, type Staff } from "../support/staff";

const EDITH = { email: "edith@wren.example", password: "Wren-staff-1" };
const ANNA = { email: "anna@wren.example", password: "Wren-staff-1" };

let cms: BootedCms;
let admin: Staff;
let edith: Staff;
let secret: string;
let recoveryCodes: string[];
let network = 0;

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
  edith = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

/** Each call comes from a network of its own unless told: the limits of networks are tested elsewhere. */
async function post(route: string, body: object, { code = "", from = "", cookie = "" } = {}) {
  network += 1;
  const response = await fetch(cms.url + route, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": from || `198.51.${String(network >> 8)}.${String(network & 255)}`,
      ...(code && { [SECOND_FACTOR_HEADER]: code }),
      ...(cookie && { Cookie: cookie }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text.startsWith("{") ? JSON.parse(text) : {};
  const setCookie = response.headers.getSetCookie().find((line) => line.startsWith("strapi_admin_refresh=")) ?? "";
  return {
    status: response.status,
    message: answer.error?.message,
    details: answer.error?.details,
    token: answer.data?.token,
    cookie: setCookie.split(";")[0] ?? "",
  };
}

const signIn = (account: object, given: Parameters<typeof post>[2] = {}) => post("/admin/login", account, given);
const own = (call: string, body: object) => edith.call("POST", `/desk/second-factor/${call}`, body);
const idOf = async (email: string): Promise<number> =>
  (await cms.strapi.db.query("admin::user").findOne({ where: { email } })).id;
/** Lets codes of the current steps be used again, so that tests need not wait for the next ones. */
const rewind = async () =>
  cms.strapi.db.query("api::staff.second-factor").updateMany({ where: {}, data: { lastStep: 0 } });
const trail = async () =>
  auditListSchema
    .parse((await admin.call("GET", "/desk/audit/list?kind=second-factor")).body)
    .entries.map(({ action, who }) => `${who ?? ""} ${action}`);

test("setting up takes the password and a first code, and ends the other sessions", async () => {
  const other = await signIn(EDITH);
  expect((await own("begin", { password: "Wrong-horse-1" })).body.error.message).toBe("wrong-password");
  expect((await own("confirm", { code: "123456" })).body.error.message).toBe("factor-not-begun");
  const offer = secondFactorOfferSchema.parse((await own("begin", { password: EDITH.password })).body);
  secret = offer.secret;
  recoveryCodes = offer.recoveryCodes;
  expect(offer.uri).toBe(`otpauth://totp/Wren%3Aedith%40wren.example?secret=${offer.secret}&issuer=Wren`);
  expect(new Set(recoveryCodes).size).toBe(10);
  // Until the first code nothing is needed: a set-up that was left locks nobody out.
  expect((await signIn(EDITH)).status).toBe(200);

  expect((await own("confirm", { code: "000000" })).body.error.message).toBe("wrong-code");
  expect((await own("confirm", { code: codeOfApp(secret) })).status).toBe(200);
  const state = secondFactorStateSchema.parse((await edith.call("GET", "/desk/second-factor/state")).body);
  expect(state).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
  const headers = { Authorization: `Bearer ${String(other.token)}` };
  expect((await fetch(`${cms.url}/admin/users/me`, { headers })).status).toBe(401);
});

test("neither the secret nor a recovery code is in the database", async () => {
  const rows = await cms.strapi.db.query("api::staff.second-factor").findMany({});
  expect(rows).toHaveLength(1);
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
  expect(rows[0].secret).not.toMatch(/^[A-Z2-7]{32}$/);
});

test("the password alone gives no session; with a code it does, and each code once", async () => {
  await rewind();
  const asked = await signIn(EDITH);
  expect(asked).toMatchObject({ status: 403, message: "second-factor-needed", token: undefined, cookie: "" });
  expect(await signIn(EDITH, { code: "000000" })).toMatchObject({ status: 403, message: "second-factor-wrong" });
  const code = codeOfApp(secret);
  const signedIn = await signIn(EDITH, { code });
  expect(signedIn).toMatchObject({ status: 200, token: expect.any(String) });
  expect(await signIn(EDITH, { code })).toMatchObject({ status: 403, message: "second-factor-wrong", cookie: "" });
  expect(await signIn({ ...EDITH, password: "Wrong-horse-1" }, { code: codeOfApp(secret) })).toMatchObject({
    status: 400,
  });
  expect((await post("/admin/access-token", {}, { cookie: signedIn.cookie })).status).toBe(200);
});

test("of many at the same time one sign-in uses a code", async () => {
  await rewind();
  const code = codeOfApp(secret);
  const tries = await Promise.all(Array.from({ length: 4 }, () => signIn(EDITH, { code })));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a recovery code signs in once, however it is typed", async () => {
  const [first = ""] = recoveryCodes;
  expect((await signIn(EDITH, { code: first.toLowerCase().replaceAll("-", " ") })).status).toBe(200);
  expect(await signIn(EDITH, { code: first })).toMatchObject({ status: 403, message: "second-factor-wrong" });
  expect(await trail()).toContain("Edith Muster recovery-code-used");
});

test("asking for the code is no failure, and wrong codes are", async () => {
  const from = "203.0.113.50";
  for (let time = 0; time < 7; time += 1) expect((await signIn(EDITH, { from })).status).toBe(403);
  for (let time = 0; time < 5; time += 1) expect((await signIn(EDITH, { from, code: "nonsense" })).status).toBe(403);
  expect((await signIn(EDITH, { from, code: "nonsense" })).status).toBe(429);
});

test("a new password by mail and an invitation are no way around", async () => {
  await rewind();
  const id = await idOf(EDITH.email);
  const resetPasswordToken = "a-reset-token";
  const resetPasswordTokenExpiresAt = new Date(Date.now() + 60_000);
  const users = cms.strapi.db.query("admin::user");
  await users.update({ where: { id }, data: { resetPasswordToken, resetPasswordTokenExpiresAt } });
  const reset = { resetPasswordToken, password: "Another-horse-22" };
  expect(await post("/admin/reset-password", reset)).toMatchObject({ status: 403, message: "second-factor-needed" });
  expect(await post("/admin/reset-password", reset, { code: "000000" })).toMatchObject({ status: 403, cookie: "" });
  expect(await post("/admin/reset-password", reset, { code: codeOfApp(secret) })).toMatchObject({ status: 200 });
  EDITH.password = reset.password;

  await users.update({ where: { id }, data: { registrationToken: "an-old-invitation" } });
  const accept = {
    registrationToken: "an-old-invitation",
    userInfo: { firstname: "E", lastname: "", password: "Third-horse-333" },
  };
  expect(await post("/admin/register", accept)).toMatchObject({ status: 403, message: "second-factor-needed" });
  await users.update({ where: { id }, data: { registrationToken: null } });
  const first = { email: "x@wren.example", firstname: "X", password: "Fourth-horse-4" };
  expect(await post("/admin/register-admin", first)).toMatchObject({ status: 400, cookie: "" });
});

test("a way in that nobody thought of gives no session", async () => {
  const sessions = cms.strapi.sessionManager("admin");
  await expect(sessions.generateRefreshToken(String(await idOf(EDITH.email)), undefined)).rejects.toThrow(
    "second factor",
  );
  const other = await idOf((await readAdmin()).email);
  await expect(sessions.generateRefreshToken(String(other), undefined)).resolves.toHaveProperty("token");
});

test("an administrator resets it for a lost phone, and others may not", async () => {
  const id = await idOf(EDITH.email);
  const anna = await signInAsNewAgent(cms);
  expect((await anna.call("POST", `/desk/second-factor-of-others/${String(id)}/reset`, {})).status).toBe(403);
  const list = await admin.call("GET", "/desk/second-factor-of-others/list");
  expect(colleagueFactorsSchema.parse(list.body).colleagues).toContainEqual(
    expect.objectContaining({ id, isOn: true, isRequired: false }),
  );
  expect((await admin.call("POST", `/desk/second-factor-of-others/${String(id)}/reset`, {})).status).toBe(200);
  expect((await signIn(EDITH)).status).toBe(200);
  expect(await trail()).toContain("First Admin reset");
});

test("beyond ten wrong codes an hour only recovery codes are taken, from anywhere", async () => {
  const anna = await signInAnna();
  const begin = await anna.call("POST", "/desk/second-factor/begin", { password: ANNA.password });
  const offer = secondFactorOfferSchema.parse(begin.body);
  await anna.call("POST", "/desk/second-factor/confirm", { code: codeOfApp(offer.secret) });
  for (let time = 0; time < 10; time += 1) expect((await signIn(ANNA, { code: "000000" })).status).toBe(403);
  expect(await signIn(ANNA, { code: codeOfApp(offer.secret) })).toMatchObject({ status: 429, cookie: "" });
  expect((await signIn(ANNA, { code: offer.recoveryCodes[0] })).status).toBe(200);
}, 60_000);

test("where it is required, the sign-in sets it up, and a session from before does not go on", async () => {
  const account = await readAdmin();
  const before = await signIn(account);
  const editor = await signIn(EDITH);
  process.env.STAFF_SECOND_FACTOR = "required";
  try {
    expect((await post("/admin/access-token", {}, { cookie: before.cookie })).status).toBe(401);
    expect((await post("/admin/access-token", {}, { cookie: editor.cookie })).status).toBe(200);

    const asked = await signIn(account);
    expect(asked).toMatchObject({ status: 403, message: "second-factor-set-up", cookie: "" });
    const offer = secondFactorOfferSchema.parse(asked.details);
    expect(await signIn(account, { code: "000000" })).toMatchObject({ status: 403, message: "second-factor-wrong" });
    const done = await signIn(account, { code: codeOfApp(offer.secret) });
    expect(done).toMatchObject({ status: 200, token: expect.any(String) });
    const headers = { Authorization: `Bearer ${String(done.token)}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ code: codeOfApp(offer.secret) });
    const off = await fetch(`${cms.url}/desk/second-factor/turn-off`, { method: "POST", headers, body });
    expect(off.status).toBe(409);
    expect((await signIn(EDITH)).status).toBe(200);
  } finally {
    process.env.STAFF_SECOND_FACTOR = "optional";
  }
});

async function readAdmin(): Promise<{ email: string; password: string }> {
  return JSON.parse(await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8"));
}

async function signInAnna() {
  const { token } = await signIn(ANNA);
  return {
    async call(method: string, route: string, data: object) {
      const headers = { Authorization: `Bearer ${String(token)}`, "Content-Type": "application/json" };
      const response = await fetch(cms.url + route, { method, headers, body: JSON.stringify(data) });
      return { body: await response.json() };
    },
  };
}
