import assert from "node:assert/strict";
import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { rotateSecret } from "./rotate-secret.mjs";
import { CMS_SECRET_NAMES, ensureSecrets, SECRET_RULES, WEB_SECRET_NAMES } from "./secrets.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

const NOW = new Date("2026-11-18T12:00:00Z");
const NAMES = [...CMS_SECRET_NAMES, ...WEB_SECRET_NAMES];

/** @param {import("node:test").TestContext} t */
async function startRotation(t) {
  const folder = await makeTemporaryFolder("rotate");
  t.after(() => rm(folder, { recursive: true }));
  const dataDir = path.join(folder, "data");
  const before = await ensureSecrets(dataDir, NAMES, {});
  return {
    dataDir,
    before,
    /** @param {Partial<Parameters<typeof rotateSecret>[0]> & { name: string, step: "announce" | "sign" | "end" }} options */
    rotate: (options) => rotateSecret({ dataDir, now: NOW, given: {}, ...options }),
    read: async () => JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")),
  };
}

for (const name of NAMES) {
  test(`${name}: the new value comes before the old one, which can be dropped when nothing needs it`, async (t) => {
    const { dataDir, before, rotate, read } = await startRotation(t);
    const said = await rotate({ name, step: "sign" });
    const [current, ...older] = (await read())[name].split(",");
    assert.deepEqual(older, [before[name]]);
    assert.match(current, /^[\w-]{43}$/);
    const { waitDays, of } = SECRET_RULES[name];
    assert.ok(said.includes(`Restart ${of}.`));
    const days = (/** @type {number} */ count) => new Date(NOW.getTime() + count * 86_400_000);
    if (waitDays > 0)
      await assert.rejects(rotate({ name, step: "end", now: days(waitDays - 1) }), /^Error: Wait until 2/);
    await rotate({ name, step: "end", now: days(waitDays) });
    assert.deepEqual(await read(), { ...before, [name]: current, rotations: {} });
    assert.equal((await stat(path.join(dataDir, "secrets.json"))).mode & 0o777, 0o600);
    // The next start takes it as it is.
    assert.equal((await ensureSecrets(dataDir, [name], {}))[name], current);
  });
}

test("several processes first learn the value that will sign", async (t) => {
  const { before, rotate, read } = await startRotation(t);
  await rotate({ name: "JWT_SECRET", step: "announce" });
  const [old, announced] = (await read()).JWT_SECRET.split(",");
  assert.equal(old, before.JWT_SECRET);
  await assert.rejects(rotate({ name: "JWT_SECRET", step: "end", isNow: true }), /was announced on 2026-11-18\. Next/);
  await assert.rejects(rotate({ name: "JWT_SECRET", step: "announce" }), /was announced on/);
  await rotate({ name: "JWT_SECRET", step: "sign" });
  assert.equal((await read()).JWT_SECRET, `${announced},${old}`);
});

test("no step is taken twice or too early, but a leaked value can end at once", async (t) => {
  const { before, rotate, read } = await startRotation(t);
  const name = "CART_SECRET";
  await assert.rejects(rotate({ name, step: "end" }), /is not being rotated/);
  await rotate({ name, step: "sign" });
  await assert.rejects(rotate({ name, step: "sign" }), /has been signing with a new value since 2026-11-18/);
  await rotate({ name, step: "end", isNow: true });
  assert.ok(!(await read())[name].includes(before[name]));
});

test("a name that is wrong, and a value that is set elsewhere, are told", async (t) => {
  const { before, rotate, read } = await startRotation(t);
  await assert.rejects(rotate({ name: "ORDER", step: "sign" }), /There is no secret ORDER\. They are: APP_KEYS, /);
  const given = { ORDER_SECRET: "from the environment" };
  await assert.rejects(rotate({ name: "ORDER_SECRET", step: "sign", given }), /it is rotated there/);
  assert.deepEqual(await read(), before);
});
