import { randomUUID } from "node:crypto";
import { built, packageOfCms } from "./cms.mjs";
import { ask, each } from "./chat-streams.mjs";

const PASSWORD = "correct horse";
/** Cheap hashes, only here: the chat is measured, not the sign-in. */
const HASH_ROUNDS = 4;
const AGENT = { email: "anna@wren.example", password: "Wren-staff-1" };
const JSON_TYPE = { "Content-Type": "application/json" };
const AT_ONCE = 8;

/** @typedef {{ email: string, cookie: string, key: string }} Visitor */
/** @typedef {{ get: (path: string) => Promise<any>, reply: (key: string, text: string) => Promise<number> }} Desk */

/** @param {any} strapi */
export async function addAgent(strapi) {
  const role = await strapi.db.query("admin::role").findOne({ where: { code: "wren-support-agent" } });
  const named = { firstname: "Anna", lastname: "Muster" };
  await strapi
    .service("admin::user")
    .create({ ...AGENT, ...named, registrationToken: null, isActive: true, roles: [role.id] });
}

/**
 * Writes accounts into the database, in the state after a registration.
 * @param {any} strapi
 * @param {number} count
 */
export async function addAccounts(strapi, count) {
  const password = packageOfCms("bcryptjs").hashSync(PASSWORD, HASH_ROUNDS);
  const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type: "authenticated" } });
  const emails = Array.from({ length: count }, (_, index) => `visitor-${index}@example.org`);
  const { conversationKey } = built("api/chat/work/conversation-key");
  const people = [];
  for (const email of emails) {
    const known = { username: email, email, password, provider: "local", confirmed: true, blocked: false };
    const account = await strapi.db
      .query("plugin::users-permissions.user")
      .create({ data: { ...known, role: role.id } });
    people.push({ email, key: conversationKey(account.id) });
  }
  return people;
}

/**
 * Signs everybody in for real, each from an address of their own.
 * @param {string} cmsUrl
 * @param {{ email: string, key: string }[]} people
 * @returns {Promise<Visitor[]>}
 */
export function signIn(cmsUrl, people) {
  return each(people, AT_ONCE, async ({ email, key }) => {
    const { status, body } = await ask(new URL("/api/auth/local", cmsUrl), {
      headers: { ...JSON_TYPE, "x-visitor-key": randomUUID() },
      body: JSON.stringify({ identifier: email, password: PASSWORD }),
    });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
    return { email, key, cookie: `wren-session=${body.jwt}~${body.refreshToken}` };
  });
}

/**
 * @param {string} cmsUrl
 * @returns {Promise<Desk>}
 */
export async function sitDown(cmsUrl) {
  const login = { headers: JSON_TYPE, body: JSON.stringify(AGENT) };
  const { body } = await ask(new URL("/admin/login", cmsUrl), login);
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${body.data.token}` };
  const at = (/** @type {string} */ address) => new URL(`/desk/chat/${address}`, cmsUrl);
  return {
    get: async (address) => (await ask(at(address), { method: "GET", headers })).body,
    async reply(key, text) {
      const reply = JSON.stringify({ key: randomUUID(), text, file: null });
      return (await ask(at(`conversations/${key}/reply`), { headers, body: reply })).status;
    },
  };
}

/**
 * @param {string} webUrl
 * @param {Visitor} visitor
 * @param {string} text
 */
export async function writeAs(webUrl, { cookie }, text) {
  const { status } = await ask(new URL("/support/chat/messages", webUrl), {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: webUrl, Cookie: cookie },
    body: new URLSearchParams({ key: randomUUID(), text, language: "en" }).toString(),
  });
  return status;
}
