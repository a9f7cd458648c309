import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { inRoot } from "../paths.mjs";
import { SECRET_RULES } from "../secrets.mjs";
import { parseDockerfile, parseDockerignore } from "./dockerfile.mjs";

const FOLDER = inRoot("deploy", "container");
const read = (/** @type {string} */ file) => readFileSync(path.join(FOLDER, file), "utf8");

const stages = parseDockerfile(read("Dockerfile"));
const { services, networks } = parse(read("compose.yaml"), { merge: true });
/** @type {[string, any][]} Those that run our image. */
const ours = Object.entries(services).filter(([, { image }]) => image === "wren");

test("the image is built from versions, not from what is newest", () => {
  assert.deepEqual(
    stages.map(({ image }) => /^node:\d+\.\d+\.\d+-trixie(?:-slim)?$/.test(image)),
    [true, true],
  );
});

test("its process is not root, cannot change its code, and is asked whether it can serve", () => {
  const { steps } = stages[1] ?? { steps: [] };
  const textOf = (/** @type {string} */ wanted) =>
    steps.filter(({ instruction }) => instruction === wanted).map(({ text }) => text);
  assert.deepEqual(textOf("USER"), ["1000:1000"]);
  assert.deepEqual(textOf("COPY"), ["/opt/wren ."]);
  assert.match(textOf("HEALTHCHECK").join(), /\/readyz/);
});

test("neither image nor compose file holds a secret", () => {
  const text = read("Dockerfile") + read("compose.yaml");
  for (const name of [...Object.keys(SECRET_RULES), "SMTP_URL", "DATABASE_URL:", "STRIPE_SECRET_KEY"])
    assert.ok(!text.includes(`${name}=`) && !text.includes(`${name}: `), name);
});

test("settings, data, history and what was built elsewhere are not sent to the build", () => {
  const isIgnored = parseDockerignore(read("Dockerfile.dockerignore"));
  const out = [
    ...[".env", "cms/.env", ".git/config", "data/secrets.json", ".cache/x", "deploy/container/settings/wren.env"],
    ...["web/node_modules/a/b.js", "cms/dist/src/a.js", "web/build/server/index.js", "cms/src/api/a.test.ts"],
  ];
  const sent = ["package.json", "scripts/serve.mjs", "cms/src/index.ts", "web/public/robots.svg", "domain/src/a.ts"];
  for (const file of out) assert.equal(isIgnored(file), true, file);
  for (const file of [...sent, "deploy/container/health.mjs"]) assert.equal(isIgnored(file), false, file);
});

for (const [name, service] of ours)
  test(`${name} has few rights and bounds, and time to stop`, () => {
    assert.equal(service.read_only, true);
    assert.deepEqual(service.cap_drop, ["ALL"]);
    assert.deepEqual(service.security_opt, ["no-new-privileges:true"]);
    assert.ok(service.mem_limit && service.pids_limit && service.logging);
    const drainSeconds = Number(service.environment.DRAIN_SECONDS ?? 0);
    assert.ok(Number.parseInt(service.stop_grace_period, 10) >= drainSeconds + 15);
  });

test("only Caddy is reachable from outside, and the database has no way out", () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  assert.deepEqual(
    published.map(([name]) => name),
    ["caddy"],
  );
  assert.deepEqual(services.postgres.networks, ["back"]);
  assert.equal(networks.back.internal, true);
  assert.equal(services.web.environment.TRUSTED_PROXIES, networks.front.ipam.config[0].subnet);
});

test("files and settings that it names exist", async () => {
  for (const [, { build, entrypoint = [] }] of ours) {
    await access(path.join(FOLDER, build.context, build.dockerfile));
    if (entrypoint[1]) await access(inRoot(entrypoint[1]));
  }
  const runbook = readFileSync(inRoot("docs", "runbooks", "containers.md"), "utf8");
  for (const [file = ""] of read("compose.yaml").matchAll(/settings\/[\w.-]+/g))
    assert.ok(runbook.includes(file), file);
  const known = readFileSync(inRoot(".env.example"), "utf8");
  for (const [, { environment }] of ours)
    for (const name of Object.keys(environment)) assert.match(known, new RegExp(`^(?:# )?${name}=`, "m"));
});
