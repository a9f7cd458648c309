import { spawn } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { createGunzip, createGzip } from "node:zlib";
import { Failure } from "../failure.mjs";

/** @typedef {(source: import("node:stream").Readable) => AsyncIterable<Uint8Array>} StreamStep */

/** @type {StreamStep} */
async function* asItIs(source) {
  yield* source;
}

/**
 * Packs a folder into one file that `tar xzf` alone can open (after `gpg --decrypt`, if it is encrypted).
 * @param {object} options
 * @param {string} options.folder
 * @param {string[]} options.entries in their order
 * @param {string} options.file must not be there yet
 * @param {StreamStep} [options.encrypt]
 */
export async function pack({ folder, entries, file, encrypt = asItIs }) {
  const tar = startTar(["-c", "-f", "-", "-C", folder, ...entries], ["ignore", "pipe", "pipe"]);
  const target = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  const [{ code, said }] = await Promise.all([tar.ended, pipeline(tar.stdout, createGzip(), encrypt, target)]);
  if (code !== 0 && !isAboutErasedFiles(said)) throw new Failure(`tar failed: ${said}`);
}

/**
 * A file that the site erases meanwhile loses its first name, and GNU tar takes that for a change of the file.
 * @param {string} said
 */
function isAboutErasedFiles(said) {
  return said !== "" && said.split("\n").every((line) => line.endsWith("file changed as we read it"));
}

/**
 * @param {string} file
 * @param {string} folder
 * @param {StreamStep | null} decrypt
 */
export async function unpack(file, folder, decrypt) {
  const isEncrypted = !(await isGzip(file));
  if (isEncrypted && !decrypt) throw new Failure(`${file} is encrypted. Name the secret key with --key.`);
  const safely = ["--no-same-owner", "--no-same-permissions"];
  const tar = startTar(["-x", "-f", "-", "-C", folder, ...safely], ["pipe", "ignore", "pipe"]);
  const step = isEncrypted && decrypt ? decrypt : asItIs;
  try {
    await pipeline(createReadStream(file), step, createGunzip(), (chunks) => feed(chunks, tar));
  } catch (error) {
    await tar.ended;
    if (!(error instanceof TarFailed)) throw explainDamage(file, error);
  }
  const { code, said } = await tar.ended;
  if (code !== 0) throw Object.assign(new Failure(`${file} could not be unpacked. ${said}`), isDiskFull(said));
}

class TarFailed extends Error {}

/**
 * Writes to tar. Tar is content with the last file and goes away then; the rest is read all the same, because only the end
 * of the archive, where its checksum is, tells whether it is whole.
 * @param {AsyncIterable<Uint8Array>} chunks
 * @param {ReturnType<typeof startTar>} tar
 */
async function feed(chunks, { stdin, ended }) {
  stdin.on("error", () => {}); // Its own words tell why it went away.
  /** @param {Uint8Array} chunk */
  const isTaken = (chunk) => new Promise((resolve) => stdin.write(chunk, (error) => resolve(!error)));
  try {
    for await (const chunk of chunks) if (!(await isTaken(chunk)) && (await ended).code !== 0) throw new TarFailed();
  } finally {
    stdin.end();
  }
}

/** @param {string} said */
function isDiskFull(said) {
  return said.includes("No space left on device") ? { code: "ENOSPC" } : {};
}

/** @param {string} file */
async function isGzip(file) {
  const handle = await open(file).catch(() => null);
  if (!handle) throw new Failure(`${file} cannot be read.`);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE(0) === 0x1f8b;
  } finally {
    await handle.close();
  }
}

/**
 * @param {string} file
 * @param {unknown} error
 */
function explainDamage(file, error) {
  const message = error instanceof Error ? error.message : String(error);
  if (/session key decryption failed|no decryption key/i.test(message))
    return new Failure(`${file} was not encrypted to this key.`, { cause: error });
  return new Failure(`${file} is cut or damaged (${message}). Take another backup.`, { cause: error });
}

/**
 * @param {string[]} args
 * @param {("ignore" | "pipe")[]} stdio
 */
function startTar(args, stdio) {
  const tar = spawn("tar", args, { stdio, env: { ...process.env, LC_ALL: "C" } });
  const said = tar.stderr ? text(tar.stderr) : Promise.resolve("");
  /** @type {Promise<{ code: number | null, said: string }>} */
  const ended = new Promise((resolve, reject) => {
    tar.on("error", () => reject(new Failure("The program tar is not installed.")));
    tar.on("close", (code) => void said.then((words) => resolve({ code, said: words.trim() })));
  });
  ended.catch(() => {}); // Told to whoever awaits it, which may be later than it fails.
  return {
    stdin: /** @type {import("node:stream").Writable} */ (tar.stdin),
    stdout: /** @type {import("node:stream").Readable} */ (tar.stdout),
    ended,
  };
}
