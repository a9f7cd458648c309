import { readFile } from "node:fs/promises";
import path from "node:path";
import { auditListSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAccount } from "../support/accounts";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { signInAsFirstAdmin, signInAsNewEditor, type Staff } from "../support/staff";

let cms: BootedCms;
let admin: Staff;
let edith: Staff;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
  edith = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

const sessions = () => cms.strapi.db.query("admin::session");
const trail = async () =>
  auditListSchema.parse((await admin.call("GET", "/desk/audit/list?kind=session")).body).entries;
/** Lets the rotations so far be older than what counts as the same moment. */
const letTimePass = () =>
  sessions().updateMany({ where: { status: "rotated" }, data: { updatedAt: new Date(Date.now() - 61_000) } });

async function postToAdmin(route: string, { cookie = "", body = {} }: { cookie?: string; body?: object }) {
  const response = await fetch(`${cms.url}/admin/${route}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify(body),
  });
  const setCookie = response.headers.getSetCookie().find((line) => line.startsWith("strapi_admin_refresh=")) ?? "";
  const { data } = (await response.json()) as { data?: { token: string } | null };
  return { status: response.status, cookie: setCookie.split(";")[0] ?? "", token: data?.token ?? "" };
}

async function signInAdmin() {
  const body = JSON.parse(await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8"));
  return postToAdmin("login", { body });
}

const statusOf = async (token: string) =>
  (await fetch(`${cms.url}/admin/users/me`, { headers: { Authorization: `Bearer ${token}` } })).status;

test("a refresh token of staff that comes again ends its session, and no other, and is in the trail", async () => {
  const other = await signInAdmin();
  const first = await signInAdmin();
  const second = await postToAdmin("access-token", { cookie: first.cookie });
  expect(second.status).toBe(200);
  await letTimePass();
  expect((await postToAdmin("access-token", { cookie: first.cookie })).status).toBe(401);
  expect((await postToAdmin("access-token", { cookie: second.cookie })).status).toBe(401);
  expect(await Promise.all([first, second, other].map(({ token }) => statusOf(token)))).toEqual([401, 401, 200]);
  expect(await trail()).toMatchObject([{ action: "reused", who: "First Admin" }]);
});

test("two tabs that refresh at the same moment end nothing", async () => {
  const before = (await trail()).length;
  const { cookie } = await signInAdmin();
  const one = await postToAdmin("access-token", { cookie });
  await postToAdmin("access-token", { cookie });
  expect((await postToAdmin("access-token", { cookie: one.cookie })).status).toBe(200);
  expect(await trail()).toHaveLength(before);
});

test("a token that we did not sign ends nothing", async () => {
  const first = await signInAdmin();
  const second = await postToAdmin("access-token", { cookie: first.cookie });
  await letTimePass();
  const forged = first.cookie.replace(/[^.]+$/, "A".repeat(43));
  expect((await postToAdmin("access-token", { cookie: forged })).status).toBe(401);
  expect((await postToAdmin("access-token", { cookie: second.cookie })).status).toBe(200);
});

test("a visitor's refresh token that comes again ends the session, and the trail does not name the visitor", async () => {
  await addAccount(cms, "visitor@example.org");
  const login = { identifier: "visitor@example.org", password: "correct horse" };
  const first = (await call("auth/local", { body: login })).body;
  const refresh = (refreshToken: string) => call("auth/refresh", { body: { refreshToken } });
  const second = (await refresh(first.refreshToken)).body;
  await letTimePass();
  expect((await refresh(first.refreshToken)).status).toBe(401);
  expect((await refresh(second.refreshToken)).status).toBe(401);
  const [entry] = await trail();
  expect(entry).toMatchObject({ action: "reused", who: null, subject: "Support chat", network: null });
});

test.each([
  ["Short-one-1", "en", "The password is too short: it needs at least 12 characters."],
  ["Short-one-1", "de", "Das Passwort ist zu kurz: Es braucht mindestens 12 Zeichen."],
  ["Password2026!", "en", "This password is one of the first that others try. Please choose another one."],
  [
    "Edith-Muster-1",
    "de",
    "Dieses Passwort besteht aus einem Namen oder der E-Mail-Adresse. Bitte wählen Sie ein anderes.",
  ],
])("staff cannot choose %s; it is said in %s", async (password, preferedLanguage, sentence) => {
  await edith.call("PUT", "/admin/users/me", { preferedLanguage });
  const { id } = (await edith.call("GET", "/admin/users/me")).body.data;
  const refused = await admin.call("PUT", `/admin/users/${String(id)}`, { password });
  expect(refused.status).toBe(400);
  expect(refused.body.error.details.errors).toEqual([
    { path: ["password"], message: sentence, name: "ValidationError" },
  ]);
});

test("nor with an invitation, and in the language of the browser", async () => {
  const roles: { id: number; code: string }[] = (await admin.call("GET", "/admin/roles")).body.data;
  const person = { email: "otto@wren.example", firstname: "Otto", lastname: "Muster" };
  const invitation = { ...person, roles: [roles.find(({ code }) => code === "strapi-editor")?.id] };
  const { registrationToken } = (await admin.call("POST", "/admin/users", invitation)).body.data;
  const accept = (password: string) =>
    fetch(`${cms.url}/admin/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": "de-CH,de;q=0.9" },
      body: JSON.stringify({ registrationToken, userInfo: { firstname: "Otto", lastname: "Muster", password } }),
    });
  const refused = await accept("Sommer2026!!");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Dieses Passwort gehört zu den ersten");
  expect((await accept("Tall-trees-in-7")).status).toBe(200);
});
