import { readFile } from "node:fs/promises";
import path from "node:path";

/** Signs in as the installation's first admin and makes the calls of the admin's pages. */
export async function signInAsAdmin(cms: { url: string; dataDir: string }) {
  const account = await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8");
  const login = await fetch(`${cms.url}/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: account,
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };

  async function call(method: string, route: string, body?: object | FormData) {
    const isForm = body instanceof FormData;
    const response = await fetch(cms.url + route, {
      method,
      headers: isForm ? headers : { ...headers, "Content-Type": "application/json" },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${route}: ${String(response.status)} ${await response.text()}`);
    return response.json();
  }
  return { call, token: data.token };
}
