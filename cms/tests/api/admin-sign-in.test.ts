import { readFile } from "node:fs/promises";
import path from "node:path";
import { VISITOR_KEY_HEADER } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";

let cms: BootedCms;
let admin: { email: string; password: string };

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = JSON.parse(await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8"));
});
afterAll(() => cms.stop());

/** As the proxy passes it on that staff come through. */
async function signIn(from: string, { password = "Wrong-horse-1", email = admin.email, headers = {} } = {}) {
  const { status, headers: answered } = await fetch(`${cms.url}/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from, ...headers },
    body: JSON.stringify({ email, password }),
  });
  return { status, retryAfter: Number(answered.get("retry-after")) };
}

test("a stranger is stopped after five wrong passwords, and the administrator elsewhere is not", async () => {
  for (let tried = 0; tried < 5; tried += 1) expect((await signIn("203.0.113.7")).status).toBe(400);
  const refused = await signIn("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect((await signIn("198.51.100.4", admin)).status).toBe(200);
});

test("headers that anybody can write are no way around", async () => {
  expect((await signIn("192.0.2.1, 203.0.113.7")).status).toBe(429);
  expect((await signIn("203.0.113.7", { headers: { [VISITOR_KEY_HEADER]: "somebody else" } })).status).toBe(429);
  expect((await signIn("203.0.113.7", { email: admin.email.toUpperCase() })).status).toBe(429);
});

test("wrong passwords from many networks slow the account down and lock nobody out", async () => {
  for (let network = 1; network <= 20; network += 1)
    expect((await signIn(`192.0.2.${String(network)}`)).status).toBe(400);
  const startedAt = performance.now();
  expect((await signIn("198.51.100.9", admin)).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(2_000);
});

test("one network that tries many accounts is stopped", async () => {
  const statuses: number[] = [];
  for (let account = 0; account < 21; account += 1)
    statuses.push((await signIn("203.0.113.99", { email: `nobody-${String(account)}@wren.example` })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 20)).not.toContain(429);
});
