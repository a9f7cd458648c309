import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BootedCms } from "./boot";

/** A signed-in user of the admin, who makes the same calls as its pages. */
export type Staff = Awaited<ReturnType<typeof signIn>>;

export async function signInAsFirstAdmin(cms: BootedCms): Promise<Staff> {
  const { email, password } = JSON.parse(await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8"));
  return signIn(cms, email, password);
}

/** A new account with Strapi's own role "Editor". */
export const signInAsNewEditor = (cms: BootedCms) => signInAsNew(cms, { role: "strapi-editor", firstname: "Edith" });

/** A new account with our role "Support agent". */
export const signInAsNewAgent = (cms: BootedCms, firstname = "Anna") =>
  signInAsNew(cms, { role: "wren-support-agent", firstname });

/** A new account with our role "Order staff". */
export const signInAsNewOrderStaff = (cms: BootedCms) =>
  signInAsNew(cms, { role: "wren-order-staff", firstname: "Otto" });

/** Invites a user as an administrator does, and sets the password as the user does. */
async function signInAsNew(cms: BootedCms, { role, firstname }: { role: string; firstname: string }): Promise<Staff> {
  const admin = await signInAsFirstAdmin(cms);
  const roles: { id: number; code: string }[] = (await admin.call("GET", "/admin/roles")).body.data;
  const email = `${firstname.toLowerCase()}@wren.example`;
  const named = { firstname, lastname: "Muster" };
  const invited = await admin.call("POST", "/admin/users", {
    email,
    ...named,
    roles: roles.filter(({ code }) => code === role).map(({ id }) => id),
  });
  const { registrationToken } = invited.body.data;
  const password = "Wren-staff-1";
  await caller(cms.url).call("POST", "/admin/register", { registrationToken, userInfo: { ...named, password } });
  return signIn(cms, email, password);
}

async function signIn(cms: BootedCms, email: string, password: string) {
  const { body } = await caller(cms.url).call("POST", "/admin/login", { email, password });
  return { account: { email, password }, ...caller(cms.url, String(body.data.token)) };
}

function caller(url: string, token?: string) {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  return {
    token: token ?? "",
    /** The raw response, for files. */
    download: (path: string) => fetch(url + path, { headers }),
    async call(method: string, path: string, data?: object) {
      const response = await fetch(url + path, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        ...(data ? { body: JSON.stringify(data) } : {}),
      });
      return { status: response.status, body: response.status === 204 ? null : await response.json() };
    },
  };
}
