import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BootedCms } from "./boot";

/** Somebody signed in to the admin, who makes the same calls as its pages. */
export type Staff = ReturnType<typeof caller>;

export async function signInAsFirstAdmin(cms: BootedCms): Promise<Staff> {
  const { email, password } = JSON.parse(await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8"));
  return signIn(cms, email, password);
}

/** A new account with Strapi's own role "Editor": invited by an administrator, the password chosen by itself. */
export async function signInAsNewEditor(cms: BootedCms): Promise<Staff> {
  const admin = await signInAsFirstAdmin(cms);
  const roles: { id: number; code: string }[] = (await admin.call("GET", "/admin/roles")).body.data;
  const email = "editor@wren.example";
  const invited = await admin.call("POST", "/admin/users", {
    email,
    firstname: "Edith",
    lastname: "Editor",
    roles: roles.filter(({ code }) => code === "strapi-editor").map(({ id }) => id),
  });
  const { registrationToken } = invited.body.data;
  const userInfo = { firstname: "Edith", lastname: "Editor", password: "Wren-editor-1" };
  await caller(cms.url, {}).call("POST", "/admin/register", { registrationToken, userInfo });
  return signIn(cms, email, userInfo.password);
}

async function signIn(cms: BootedCms, email: string, password: string): Promise<Staff> {
  const { body } = await caller(cms.url, {}).call("POST", "/admin/login", { email, password });
  return caller(cms.url, { Authorization: `Bearer ${String(body.data.token)}` });
}

function caller(url: string, headers: Record<string, string>) {
  return {
    /** The answer as it is, where it is a file. */
    download: (path: string) => fetch(url + path, { headers }),
    async call(method: string, path: string, data?: object) {
      const response = await fetch(url + path, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        ...(data ? { body: JSON.stringify(data) } : {}),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}
