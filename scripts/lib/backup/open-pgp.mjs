import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { Failure } from "../failure.mjs";
import { cmsPackage } from "./cms-package.mjs";

/**
 * Reads a public key and returns the step that encrypts a stream to it, as `gpg` can read it.
 * @param {string} keyFile
 * @returns {Promise<import("./archive.mjs").StreamStep>}
 */
export async function encryptingTo(keyFile) {
  const { createMessage, encrypt, readKey } = cmsPackage("openpgp");
  const key = await readKeyFile(keyFile, readKey);
  if (key.isPrivate())
    throw new Failure(
      `${keyFile} is a secret key. Encrypt to the public one (gpg --armor --export), and keep this elsewhere.`,
    );
  const usable = await key.getEncryptionKey().catch(() => null);
  if (!usable) throw new Failure(`${keyFile} cannot encrypt: it has expired, or has no key for that purpose.`);
  return async function* (source) {
    const message = await createMessage({ binary: Readable.toWeb(source), format: "binary" });
    yield* await encrypt({ message, encryptionKeys: key, format: "binary" });
  };
}

/**
 * Reads a secret key and returns the step that decrypts a stream.
 * @param {string} keyFile
 * @param {string} passphrase
 * @returns {Promise<import("./archive.mjs").StreamStep>}
 */
export async function decryptingWith(keyFile, passphrase) {
  const { decrypt, decryptKey, readMessage, readPrivateKey } = cmsPackage("openpgp");
  const locked = await readKeyFile(keyFile, ({ armoredKey }) => readPrivateKey({ armoredKey }));
  const key = locked.isDecrypted() ? locked : await unlock(() => decryptKey({ privateKey: locked, passphrase }));
  return async function* (source) {
    const message = await readMessage({ binaryMessage: Readable.toWeb(source) });
    // A backup may be larger than the memory. Nothing is moved to its place before the end has been read and checked.
    const config = { allowUnauthenticatedStream: true };
    const { data } = await decrypt({ message, decryptionKeys: key, format: "binary", config });
    yield* data;
  };
}

/**
 * @param {string} keyFile
 * @param {(options: { armoredKey: string }) => Promise<any>} read
 */
async function readKeyFile(keyFile, read) {
  const armoredKey = await readFile(keyFile, "utf8").catch(() => null);
  if (armoredKey === null) throw new Failure(`${keyFile} cannot be read.`);
  return read({ armoredKey }).catch(() => {
    throw new Failure(`${keyFile} is not the OpenPGP key that is needed here, as text (gpg --armor).`);
  });
}

/** @param {() => Promise<any>} decryptKey */
async function unlock(decryptKey) {
  return decryptKey().catch(() => {
    throw new Failure("The secret key has a passphrase: set BACKUP_KEY_PASSPHRASE to it.");
  });
}
