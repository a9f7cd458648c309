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
  const unzipped = createGunzip();
  // Its end has been compared with the checksum, and so was everything before it.
  let isWhole = false;
  unzipped.once("end", () => (isWhole = true));
  const read = pipeline(createReadStream(file), step, unzipped, tar.stdin).then(
    () => null,
    (/** @type {unknown} */ error) => error,
  );
  const [error, { code, said }] = await Promise.all([read, tar.ended]);
  if (!isWhole && !isBrokenPipe(error)) throw explainDamage(file, error);
  if (code !== 0) throw Object.assign(new Failure(`${file} could not be unpacked. ${said}`), isDiskFull(said));
}

/**
 * True when tar went away before its end: its own words tell why.
 * @param {unknown} error
 */
function isBrokenPipe(error) {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "EPIPE" || code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE";
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
  return {
    stdin: /** @type {import("node:stream").Writable} */ (tar.stdin),
    stdout: /** @type {import("node:stream").Readable} */ (tar.stdout),
    ended,
  };
}
