import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { cmsPackage } from "../backup/cms-package.mjs";
import { EXAMPLE_ANSWERS } from "../setup/example-answers.mjs";
import { bootMachine, whyNoMachine } from "./machine.mjs";

const POLL_MS = 1_000;
const LONGEST_START_MS = 180_000;

const skip = (process.env.DEEP_TESTS ? false : "takes a minute or two: `npm run test:deep`") || whyNoMachine();

/** @type {Awaited<ReturnType<typeof bootMachine>>} */
let machine;
before(async () => {
  if (!skip) machine = await bootMachine();
});
after(() => machine?.stop());

/** @param {string} url */
async function untilAnswers(url) {
  const startedAt = Date.now();
  const isHealthy = () =>
    machine.run(`node /opt/wren/deploy/container/health.mjs ${url}`).then(
      () => true,
      () => false,
    );
  while (!(await isHealthy())) {
    assert.ok(Date.now() - startedAt < LONGEST_START_MS, (await machine.run("journalctl -n 40")).stdout);
    await wait(POLL_MS);
  }
}

test("as the runbook says: setup by the user wren, both units answer, and stop cleanly", { skip }, async () => {
  await machine.run(`
    useradd --system --home-dir /var/lib/wren --shell /usr/sbin/nologin wren
    install -d -o wren -g wren -m 700 /etc/wren /var/lib/wren /var/backups/wren
    echo '${JSON.stringify(EXAMPLE_ANSWERS)}' > /tmp/answers.json
    cd /opt/wren
    DATA_DIR=/var/lib/wren runuser -u wren -- node scripts/setup.mjs --settings /etc/wren/wren.env --from /tmp/answers.json
    systemctl enable --now wren-cms@1337 wren-web@3000
  `);
  await untilAnswers("http://127.0.0.1:1337/_health");
  await untilAnswers("http://127.0.0.1:3000/readyz");
});

test("a killed process comes back by itself", { skip }, async () => {
  await machine.run("systemctl kill --signal=KILL wren-web@3000");
  await untilAnswers("http://127.0.0.1:3000/readyz");
  const { stdout } = await machine.run("systemctl show --property=NRestarts wren-web@3000");
  assert.equal(stdout.trim(), "NRestarts=1");
});

test("the backup writes one encrypted file while the site runs, and its timer waits", { skip }, async () => {
  const { generateKey } = cmsPackage("openpgp");
  const { publicKey } = await generateKey({ userIDs: [{ name: "Backups", email: "backups@shop.test" }] });
  await machine.run(`
    echo '${publicKey}' > /etc/wren/backup-key.asc
    chmod 644 /etc/wren/backup-key.asc
    systemctl start wren-backup.service
    systemctl enable --now wren-backup.timer
  `);
  const { stdout: files } = await machine.run("ls -l /var/backups/wren");
  assert.match(files, /^-rw------- 1 wren wren .* wren-[\dTZ-]+\.tar\.gz\.gpg$/m);
  const { stdout: timers } = await machine.run("systemctl list-timers --no-pager");
  assert.match(timers, /wren-backup\.timer/);
});

test("both stop when they are asked to", { skip }, async () => {
  await machine.run("systemctl stop wren-web@3000 wren-cms@1337");
  const { stdout } = await machine.run("systemctl show --property=Result wren-web@3000 wren-cms@1337");
  assert.deepEqual(stdout.match(/Result=\S+/g), ["Result=success", "Result=success"]);
});
