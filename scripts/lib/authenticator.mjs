import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/**
 * An authenticator app for tests, written independently of the cms. Its code is good for at least 30 seconds, and once.
 * @param {string} secret as text, as a person would type it
 */
export function codeOfApp(secret) {
  const bits = Array.from(secret.replaceAll(" ", ""), (char) => BASE32.indexOf(char).toString(2).padStart(5, "0"));
  const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / STEP_MS), 4);
  const digest = createHmac("sha1", key).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, "0");
}
