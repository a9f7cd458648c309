// `npm run release`: builds the committed sources, signs the list of everything that browsers get from them, and adds
// a line to the log of releases. `--new-key FILE` makes the key first; docs/operations.md says how to keep it.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { exitWith, Failure } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { buildAnew } from "./lib/release/build-anew.mjs";
import { makeKeyPair, readSecretKey } from "./lib/release/minisign.mjs";
import { signRelease } from "./lib/release/sign-release.mjs";

const LOG_FILE = inRoot("releases.txt");

await exitWith(async () => {
  const options = /** @type {const} */ ({ key: { type: "string" }, "new-key": { type: "string" } });
  const { values } = parseArgs({ options });
  const passphrase = process.env.RELEASE_KEY_PASSPHRASE ?? "";
  if (passphrase.length < 12)
    throw new Failure("Set RELEASE_KEY_PASSPHRASE to the passphrase of the release key (at least 12 characters).");
  const newKey = values["new-key"];
  if (newKey) return makeKey(newKey, passphrase);
  if (!values.key)
    throw new Failure("Name the release key: npm run release -- --key FILE (or make one with --new-key FILE).");
  const secretKey = readSecretKey(await readFile(values.key, "utf8"), passphrase);
  await buildAnew();
  const log = await readFile(LOG_FILE, "utf8").catch(() => "");
  const release = await signRelease({ clientDirectory: inRoot("web", "build", "client"), secretKey, log });
  await writeFile(LOG_FILE, release.log);
  process.stdout.write(
    `Signed ${release.version} of commit ${release.commit}.\nDeploy this folder, then commit releases.txt.\n`,
  );
});

/**
 * @param {string} file
 * @param {string} passphrase
 */
async function makeKey(file, passphrase) {
  if (existsSync(file)) throw new Failure(`${file} is there already; a release key is never overwritten.`);
  const { secret, publicKey } = makeKeyPair(passphrase);
  await writeFile(file, secret, { mode: 0o600, flag: "wx" });
  await writeFile(`${file}.pub`, publicKey);
  process.stdout.write(`Keep ${file} off every server. Publish this key in several places:\n\n${publicKey}`);
}
