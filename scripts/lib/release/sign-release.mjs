import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { LOG, MANIFEST, PUBLIC_KEY, SIGNATURE, signedComment } from "./files.mjs";
import { headOf, sha256, withRelease } from "./log.mjs";
import { signatureOf, writePublicKey } from "./minisign.mjs";

/**
 * Writes signature, public key and log beside the manifest of a finished build.
 * @param {object} options
 * @param {string} options.clientDirectory
 * @param {import("node:crypto").KeyObject} options.secretKey
 * @param {string} options.log all earlier releases
 */
export async function signRelease({ clientDirectory, secretKey, log }) {
  const manifest = await readFile(path.join(clientDirectory, MANIFEST));
  const { version, commit } = JSON.parse(manifest.toString());
  if (!commit) throw new Failure("Only committed sources can be released: commit your changes first.");
  const { timestamp } = JSON.parse(await readFile(path.join(clientDirectory, "builds", "latest.json"), "utf8"));
  const date = new Date(timestamp).toISOString().slice(0, 10);
  const release = { date, version, commit, manifest: sha256(manifest) };
  const newLog = withRelease(log, release);
  const comment = signedComment(version, headOf(newLog));
  await writeFile(path.join(clientDirectory, SIGNATURE), signatureOf(manifest, secretKey, comment));
  await writeFile(path.join(clientDirectory, PUBLIC_KEY), writePublicKey(secretKey));
  await writeFile(path.join(clientDirectory, LOG), newLog);
  return { ...release, log: newLog };
}
