import { createHmac, timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "@wren/domain";

// Codes of authenticator apps: RFC 6238 with SHA-1, 30 seconds and six digits, the only values that all apps know.
const STEP_MS = 30 * SECOND_MS;
const DIGITS = 6;
/** Steps that a clock may be wrong by, in either direction. */
const DRIFT_STEPS = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS_PER_CHARACTER = 5;

export const SECRET_BYTES = 20;

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  // RFC 4226, section 5.3: the last four bits say where the number begins, whose first bit is dropped.
  const offset = digest.readUInt8(digest.length - 1) % 16;
  const number = digest.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

type Given = { code: string; now: Date; lastStep: number };

/** @returns the time step of a right code that is newer than `lastStep`, or null */
export function matchingStep(secret: Buffer, { code, now, lastStep }: Given): number | null {
  const current = stepAt(now);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1)
    if (step > lastStep && isSame(code, codeOf(secret, step))) return step;
  return null;
}

function isSame(code: string, expected: string): boolean {
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
}

export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(new RegExp(`.{1,${String(BITS_PER_CHARACTER)}}`, "g")) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(BITS_PER_CHARACTER, "0"), 2)] ?? "").join("");
}

/** Address that authenticator apps read from a QR code. */
export function otpauthUri(secret: Buffer, account: string): string {
  const label = encodeURIComponent(`Wren:${account}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: toBase32(secret), issuer: "Wren" }).toString()}`;
}
