// Signatures in the format of minisign, so that anybody can check them with that program as well. Node has all the
// parts: Ed25519 and BLAKE2b.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";

/** Minisign's mark for a signature of the file's BLAKE2b hash. */
const HASHED = "ED";
/** Minisign's mark for keys, and for signatures of the file itself, which it no longer makes. */
const PLAIN = "Ed";
const KEY_ID_BYTES = 8;
const SIGNATURE_BYTES = 64;

/**
 * @typedef {object} PublicKey
 * @property {Buffer} id
 * @property {import("node:crypto").KeyObject} key
 */

/** @param {string} passphrase encrypts the secret key's file */
export function makeKeyPair(passphrase) {
  const { privateKey } = generateKeyPairSync("ed25519");
  const secret = privateKey.export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase });
  return { secret: secret.toString(), publicKey: writePublicKey(privateKey) };
}

/**
 * @param {string} pem
 * @param {string} passphrase
 */
export function readSecretKey(pem, passphrase) {
  return createPrivateKey({ key: pem, format: "pem", passphrase });
}

/** @param {import("node:crypto").KeyObject} secretKey */
export function writePublicKey(secretKey) {
  const raw = rawPublicKey(secretKey);
  const id = keyIdOf(raw);
  const name = Buffer.from(id).reverse().toString("hex").toUpperCase();
  return `untrusted comment: minisign public key ${name}\n${Buffer.concat([Buffer.from(PLAIN), id, raw]).toString("base64")}\n`;
}

/** @param {import("node:crypto").KeyObject} secretKey */
function rawPublicKey(secretKey) {
  const { x = "" } = createPublicKey(/** @type {any} */ (secretKey)).export({ format: "jwk" });
  return Buffer.from(x, "base64url");
}

/**
 * Minisign draws the id at random; ours follows from the key, so that it need not be kept beside it.
 * @param {Buffer} rawPublic
 */
function keyIdOf(rawPublic) {
  return createHash("sha256").update(rawPublic).digest().subarray(0, KEY_ID_BYTES);
}

/**
 * @param {string} text a public key's file, or its second line alone
 * @returns {PublicKey | null}
 */
export function readPublicKey(text) {
  const line = text.trim().split("\n").at(-1) ?? "";
  const bytes = Buffer.from(line, "base64");
  if (bytes.length !== 42 || bytes.toString("latin1", 0, 2) !== PLAIN) return null;
  const jwk = { kty: "OKP", crv: "Ed25519", x: bytes.subarray(10).toString("base64url") };
  return { id: bytes.subarray(2, 10), key: createPublicKey({ key: jwk, format: "jwk" }) };
}

/**
 * @param {Buffer} content
 * @param {import("node:crypto").KeyObject} secretKey
 * @param {string} comment a line that is signed as well
 */
export function signatureOf(content, secretKey, comment) {
  const signature = sign(null, hashOf(content), secretKey);
  const signedComment = sign(null, Buffer.concat([signature, Buffer.from(comment)]), secretKey);
  const head = Buffer.concat([Buffer.from(HASHED), keyIdOf(rawPublicKey(secretKey)), signature]);
  return [
    "untrusted comment: signature of this site's integrity manifest",
    head.toString("base64"),
    `trusted comment: ${comment}`,
    signedComment.toString("base64"),
    "",
  ].join("\n");
}

/**
 * @param {Buffer} content
 * @param {string} signatureFile
 * @param {PublicKey} publicKey
 * @returns {string | null} the signed comment, or null when the signature is not this key's for this content
 */
export function readSigned(content, signatureFile, { id, key }) {
  const [, head = "", commentLine = "", signedComment = ""] = signatureFile.split("\n");
  const bytes = Buffer.from(head, "base64");
  const isOurs = bytes.toString("latin1", 0, 2) === HASHED && bytes.subarray(2, 10).equals(id);
  if (!isOurs || bytes.length !== 2 + KEY_ID_BYTES + SIGNATURE_BYTES) return null;
  const signature = bytes.subarray(10);
  const comment = commentLine.replace(/^trusted comment: /, "");
  const isContent = verify(null, hashOf(content), key, signature);
  const commentBytes = Buffer.concat([signature, Buffer.from(comment)]);
  return isContent && verify(null, commentBytes, key, Buffer.from(signedComment, "base64")) ? comment : null;
}

/** @param {Buffer} content */
function hashOf(content) {
  return createHash("blake2b512").update(content).digest();
}
