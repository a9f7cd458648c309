// In JavaScript, because `screens.mjs` makes the same calls without Playwright's runner.
import { readFile } from "node:fs/promises";
import path from "node:path";

/** @typedef {{ body?: object, token?: string }} Call */

/**
 * The account that an empty installation creates; its password is in the data folder.
 * @param {string} dataDir
 * @returns {Promise<{ email: string, password: string }>}
 */
export async function readFirstAdmin(dataDir) {
  return JSON.parse(await readFile(path.join(dataDir, "first-admin.json"), "utf8"));
}

/**
 * @template Data
 * @param {string} cmsUrl
 * @param {string} method
 * @param {string} address
 * @param {Call} call
 * @returns {Promise<Data>}
 */
export async function callAdmin(cmsUrl, method, address, call) {
  const { data } = /** @type {{ data: Data }} */ (await callDesk(cmsUrl, method, address, call));
  return data;
}

/**
 * Like `callAdmin`, for our own pages of the admin and for lists, whose answers are not wrapped.
 * @template Answer
 * @param {string} cmsUrl
 * @param {string} method
 * @param {string} address
 * @param {Call} call
 * @returns {Promise<Answer>}
 */
export async function callDesk(cmsUrl, method, address, { body, token }) {
  const isForm = body instanceof FormData;
  const response = await fetch(cmsUrl + address, {
    method,
    headers: {
      ...(isForm ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

/**
 * @param {string} cmsUrl
 * @param {{ email: string, password: string }} credentials
 */
export async function signIn(cmsUrl, { email, password }) {
  const { token } = /** @type {{ token: string }} */ (
    await callAdmin(cmsUrl, "POST", "/admin/login", { body: { email, password } })
  );
  return token;
}

/**
 * Invites a member of staff as an administrator does, and sets the password as the invited person does.
 * @param {string} cmsUrl
 * @param {string} token an administrator's
 * @param {{ email: string, firstname: string, lastname: string, password: string, role: string }} invited
 */
export async function inviteStaff(cmsUrl, token, { password, role, ...person }) {
  const roles = /** @type {{ id: number, code: string }[]} */ (
    await callAdmin(cmsUrl, "GET", "/admin/roles", { token })
  );
  const ids = roles.filter(({ code }) => code === role).map(({ id }) => id);
  const { registrationToken } = /** @type {{ registrationToken: string }} */ (
    await callAdmin(cmsUrl, "POST", "/admin/users", { token, body: { ...person, roles: ids } })
  );
  const userInfo = { firstname: person.firstname, lastname: person.lastname, password };
  await callAdmin(cmsUrl, "POST", "/admin/register", { body: { registrationToken, userInfo } });
}
