import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { LOG, MANIFEST, PUBLIC_KEY, SIGNATURE, signedComment } from "../release/files.mjs";
import { headOf, readLog, sha256 } from "../release/log.mjs";
import { readPublicKey, readSigned } from "../release/minisign.mjs";
import { fetchAs } from "./fetch-as.mjs";
import { GUISES } from "./guises.mjs";
import { findForeignCode, findInPolicy, linkedPaths } from "./read-page.mjs";

const AT_ONCE = 6;
const MAX_REDIRECTS = 5;

/**
 * @typedef {object} Options
 * @property {URL} site
 * @property {string} [pinnedKey] public key that must have signed; otherwise the site's own is shown
 * @property {string} [knownLog] an earlier copy of the log, whose lines must all be there still
 * @property {number} rounds
 * @property {number} pauseMs between two rounds
 * @property {number} maxPages
 * @property {(line: string) => void} say
 */

/**
 * Compares everything that browsers run with the manifest, as several browsers and at several times.
 * @param {Options} options
 * @returns {Promise<{ findings: string[], manifest: string, commit: string | null, log: string }>}
 */
export async function verifySite(options) {
  const { site, rounds, pauseMs, say } = options;
  /** @type {Set<string>} */
  const findings = new Set();
  const [firstGuise] = GUISES;
  if (!firstGuise) throw new Error("There is no browser to ask as.");
  const answer = await fetchAs(new URL(MANIFEST, site), firstGuise);
  if (answer.status !== 200)
    return {
      findings: [`The site has no manifest (${answer.status} at ${MANIFEST}).`],
      manifest: "",
      commit: null,
      log: "",
    };
  const manifest = answer.body;
  const { version, commit, files, inlineScripts } = JSON.parse(manifest.toString());
  const known = { files: new Set(Object.keys(files)), inlineScripts: new Set(inlineScripts) };
  say(`The manifest lists ${known.files.size} files of version ${version}, commit ${commit ?? "unknown"}.`);

  const log = await checkSignature({ ...options, manifest, version, commit }, firstGuise, findings);
  const paths = await crawl(options, firstGuise);
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1) await pause(pauseMs);
    for (const guise of GUISES) {
      const tell = (/** @type {string} */ finding) => findings.add(`As ${guise.name}: ${finding}`);
      const shown = await fetchAs(new URL(MANIFEST, site), guise);
      if (!shown.body.equals(manifest)) tell("the site shows another manifest.");
      if (round === 1) await checkFiles({ site, guise, files, tell });
      await checkPages({ site, guise, paths, known, tell });
      say(`Round ${round} of ${rounds}, as ${guise.name}: ${paths.length} pages read.`);
    }
  }
  return { findings: [...findings], manifest: manifest.toString(), commit, log };
}

/**
 * @param {Options & { manifest: Buffer, version: string, commit: string | null }} options
 * @param {import("./guises.mjs").Guise} guise
 * @param {Set<string>} findings
 * @returns {Promise<string>} the log of releases
 */
async function checkSignature({ site, pinnedKey, knownLog, say, manifest, version, commit }, guise, findings) {
  const [signature, publicKey, log] = await Promise.all(
    [SIGNATURE, PUBLIC_KEY, LOG].map(async (path) => {
      const { status, body } = await fetchAs(new URL(path, site), guise);
      return status === 200 ? body.toString() : null;
    }),
  );
  if (!signature || !publicKey || !log) {
    if (pinnedKey || knownLog) findings.add("The manifest is not signed.");
    say("The manifest is not signed: nobody vouches for it but this server.");
    return "";
  }
  const key = readPublicKey(pinnedKey ?? publicKey);
  if (!key) throw new Error("The public key is not readable.");
  if (!pinnedKey)
    say(
      `Signed with the key below; compare it with other places, or pin it with --key.\n  ${publicKey.trim().split("\n").at(-1)}`,
    );
  const comment = readSigned(manifest, signature, key);
  if (comment === null) findings.add("The manifest's signature is wrong or of another key.");
  else if (comment !== signedComment(version, headOf(log)))
    findings.add("The signature belongs to another log of releases.");
  else say(`The signature is right: ${comment}.`);
  try {
    const last = readLog(log).at(-1);
    if (last?.manifest !== sha256(manifest) || last.commit !== commit)
      findings.add("The last line of the log names another manifest.");
  } catch (error) {
    findings.add(`The log of releases was changed: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (knownLog && !log.startsWith(knownLog)) findings.add("The log of releases has lost lines that it had before.");
  return log;
}

/**
 * @param {Options} options
 * @param {import("./guises.mjs").Guise} guise
 * @returns {Promise<string[]>} pages of the site, found by their links
 */
async function crawl({ site, maxPages }, guise) {
  const found = new Set(["/", "/de"]);
  for (const path of found) {
    const { body } = await fetchPage(new URL(path, site), guise);
    for (const linked of linkedPaths(body.toString())) if (found.size < maxPages) found.add(linked);
  }
  return [...found];
}

/**
 * @param {URL} address
 * @param {import("./guises.mjs").Guise} guise
 * @returns {Promise<import("./fetch-as.mjs").Answer>} after redirects within the site
 */
async function fetchPage(address, guise, redirects = 0) {
  const answer = await fetchAs(address, guise);
  const { location } = answer.headers;
  if (!location || answer.status < 300 || answer.status >= 400) return answer;
  const next = new URL(location, address);
  if (next.origin !== address.origin || redirects === MAX_REDIRECTS) return answer;
  return fetchPage(next, guise, redirects + 1);
}

/** @typedef {{ site: URL, guise: import("./guises.mjs").Guise, tell: (finding: string) => void }} Visit */

/** @param {Visit & { files: Record<string, string> }} options */
async function checkFiles({ site, guise, files, tell }) {
  await eachOf(Object.entries(files), async ([path, wanted]) => {
    const { status, body } = await fetchAs(new URL(path, site), guise);
    const hash = `sha256-${createHash("sha256").update(body).digest("base64")}`;
    if (status !== 200) tell(`${path} is missing (${status}).`);
    else if (hash !== wanted) tell(`${path} is not the file of the manifest.`);
  });
}

/** @param {Visit & { paths: string[], known: import("./read-page.mjs").Known }} options */
async function checkPages({ site, guise, paths, known, tell }) {
  await eachOf(paths, async (path) => {
    const { status, headers, body } = await fetchPage(new URL(path, site), guise);
    if (headers.location && status >= 300 && status < 400) return tell(`${path} leads to ${headers.location}.`);
    if (!headers["content-type"]?.startsWith("text/html")) return;
    const policy = headers["content-security-policy"]?.toString();
    for (const finding of [...findInPolicy(policy, known), ...findForeignCode(body.toString(), known)])
      tell(`${path} ${finding}.`);
  });
}

/**
 * @template T
 * @param {T[]} items
 * @param {(item: T) => Promise<void>} work
 */
async function eachOf(items, work) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
