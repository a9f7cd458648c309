import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { inRoot, ROOT } from "../../scripts/lib/paths.mjs";
import { LOG, MANIFEST, PUBLIC_KEY, SIGNATURE } from "../../scripts/lib/release/files.mjs";
import { withRelease } from "../../scripts/lib/release/log.mjs";
import { makeKeyPair, readSecretKey } from "../../scripts/lib/release/minisign.mjs";
import { signRelease } from "../../scripts/lib/release/sign-release.mjs";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";
import { verifySite } from "../../scripts/lib/verify/verify-site.mjs";
import { openTamperingProxy, type Tampering } from "../support/tampering-proxy.ts";
import { expect, test } from "../support/test.ts";

const CLIENT = inRoot("web", "build", "client");

type Pins = { pinnedKey?: string; knownLog?: string };

async function findingsAt(url: string, pins: Pins = {}): Promise<string[]> {
  const patience = { rounds: 1, pauseMs: 0, maxPages: 8, say: () => undefined };
  const { findings } = await verifySite({ site: new URL(url), ...patience, ...pins });
  return findings;
}

/** Verifies the site as it is seen through a server that changes it. */
async function findingsThrough(siteUrl: string | undefined, tamper: Tampering, pins: Pins = {}): Promise<string[]> {
  const proxy = await openTamperingProxy(siteUrl ?? "", tamper);
  const findings = await findingsAt(proxy.url, pins);
  proxy.stop();
  return findings;
}

test("the running site gives every browser exactly the code of its manifest @script-on", async ({ baseURL }) => {
  expect(await findingsAt(baseURL ?? "")).toEqual([]);
});

const TAMPERINGS: Record<string, { tamper: Tampering; finding: RegExp }> = {
  "one changed byte in a script": {
    tamper: ({ path: asked }, body) =>
      asked.startsWith("/assets/shared-") && asked.endsWith(".js") ? Buffer.concat([body, Buffer.from(" ")]) : body,
    finding: /\/assets\/shared-\S+\.js is not the file of the manifest/,
  },
  "a script added to one page": {
    tamper: ({ path: asked }, body) =>
      asked === "/shop" ? body.toString().replace("</body>", '<script src="/media/a.js"></script></body>') : body,
    finding: /\/shop loads the script \/media\/a\.js/,
  },
  "another start script for Germans only": {
    tamper: ({ path: asked, headers }, body) =>
      asked.startsWith("/de") && headers["accept-language"]?.startsWith("de")
        ? body.toString().replace("// Loads this page's scripts", "steal();\n// Loads this page's scripts")
        : body,
    finding: /^As Firefox on Linux, in German: \/de\S* has an inline script of another hash/,
  },
  "another manifest for one browser": {
    tamper: ({ path: asked, headers }, body) =>
      asked === MANIFEST && headers["user-agent"]?.includes("Android") ? `${body.toString()} ` : body,
    finding: /^As Chrome on Android: the site shows another manifest/,
  },
};

for (const [name, { tamper, finding }] of Object.entries(TAMPERINGS))
  test(`${name} is found @script-on`, async ({ baseURL }) => {
    expect(await findingsThrough(baseURL, tamper)).toContainEqual(expect.stringMatching(finding));
  });

test("a signed manifest holds for its key and its log only @script-on", async ({ baseURL }) => {
  const folder = await makeTemporaryFolder("signed");
  await cp(path.join(CLIENT, "builds"), path.join(folder, "builds"), { recursive: true });
  await mkdir(path.join(folder, ".well-known"));
  const manifest = JSON.parse(await readFile(path.join(CLIENT, MANIFEST), "utf8")) as object;
  const commit = "a".repeat(40);
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({ ...manifest, commit }));
  const { secret, publicKey } = makeKeyPair("only for this test");
  const earlier = withRelease("", { date: "2026-01-01", version: "0.0.9", commit, manifest: "b".repeat(64) });
  await signRelease({
    clientDirectory: folder,
    secretKey: readSecretKey(secret, "only for this test"),
    log: earlier,
  });
  const served = new Map<string, string>();
  for (const name of [MANIFEST, SIGNATURE, PUBLIC_KEY, LOG])
    served.set(name, await readFile(path.join(folder, name), "utf8"));
  await rm(folder, { recursive: true });

  const asSigned: Tampering = ({ path: asked }, body) => served.get(asked) ?? body;
  const otherKey = makeKeyPair("only for this test").publicKey;
  expect(await findingsThrough(baseURL, asSigned, { pinnedKey: publicKey, knownLog: earlier })).toEqual([]);
  expect(await findingsThrough(baseURL, asSigned, { pinnedKey: otherKey })).toEqual([
    "The manifest's signature is wrong or of another key.",
  ]);
  expect(await findingsThrough(baseURL, asSigned, { knownLog: earlier.replace("0.0.9", "0.0.8") })).toEqual([
    "The log of releases has lost lines that it had before.",
  ]);
  const [, last = ""] = served.get(LOG)?.split("\n") ?? [];
  served.set(LOG, `${last}\n`);
  expect(await findingsThrough(baseURL, asSigned)).toEqual([
    "The log of releases was changed: line 1 is not readable.",
  ]);
  served.set(LOG, earlier);
  expect(await findingsThrough(baseURL, asSigned)).toEqual([
    "The signature belongs to another log of releases.",
    "The last line of the log names another manifest.",
  ]);
});

test("a build in another folder, at another time and place, gives the same files @script-on", async () => {
  test.setTimeout(300_000);
  const folder = await makeTemporaryFolder("built-elsewhere");
  const elsewhere = (...parts: string[]) => path.join(folder, "a", "longer", "path", ...parts);
  const sources = execFileSync("git", ["ls-files", "web", "domain", "art/web", "package.json"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const file of sources.trim().split("\n")) if (existsSync(inRoot(file))) await cp(inRoot(file), elsewhere(file)); // Deleted files may not be committed yet.
  // Hard links: a link to the folder would lead back to the first path.
  for (const name of ["web", "domain"])
    execFileSync("cp", ["-al", inRoot(name, "node_modules"), elsewhere(name, "node_modules")]);
  await cp(inRoot("domain", "dist"), elsewhere("domain", "dist"), { recursive: true });
  const clock = elsewhere("clock.mjs");
  await writeFile(
    clock,
    `const Now = Date; const ahead = 400 * 24 * 60 * 60 * 1000;
     globalThis.Date = class extends Now {
       constructor(...args) { if (args.length > 0) super(...args); else super(Now.now() + ahead); }
       static now() { return Now.now() + ahead; }
     };`,
  );
  const manifest = await readFile(path.join(CLIENT, MANIFEST), "utf8");
  const { commit } = JSON.parse(manifest) as { commit: string | null };
  const latest = await readFile(path.join(CLIENT, "builds", "latest.json"), "utf8");
  const { timestamp } = JSON.parse(latest) as { timestamp: number };
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.js", "build"], {
    cwd: elsewhere("web"),
    stdio: "pipe",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: `--import ${clock}`,
      SOURCE_COMMIT: commit ?? "",
      SOURCE_DATE_EPOCH: String(timestamp / 1000),
      TZ: "Pacific/Auckland",
      LANG: "de_CH.UTF-8",
    },
  });
  expect(await readFile(elsewhere("web", "build", "client", MANIFEST), "utf8")).toBe(manifest);
  await rm(folder, { recursive: true });
});
