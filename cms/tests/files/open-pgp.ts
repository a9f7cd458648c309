import { createHash, createPublicKey, verify, type KeyObject } from "node:crypto";

/** Just enough of OpenPGP (RFC 4880, 9580) for the demo's one Ed25519 key and its detached signatures. */
type Packet = { tag: number; body: Buffer };

function firstPacket(bytes: Buffer, wantedTag: number): Packet["body"] {
  let rest = bytes;
  while (rest.length > 0) {
    const { tag, body, next } = readPacket(rest);
    if (tag === wantedTag) return body;
    rest = next;
  }
  throw new Error(`There is no packet ${String(wantedTag)}`);
}

/** Old-format headers with one or two bytes of length, which GnuPG writes for packets this short. */
function readPacket(bytes: Buffer): Packet & { next: Buffer } {
  const header = bytes.readUInt8(0);
  const lengthBytes = [1, 2][header & 3];
  if ((header & 0xc0) !== 0x80 || !lengthBytes) throw new Error("Not a packet of the expected form");
  const start = 1 + lengthBytes;
  const end = start + bytes.readUIntBE(1, lengthBytes);
  return { tag: (header >> 2) & 15, body: bytes.subarray(start, end), next: bytes.subarray(end) };
}

const PUBLIC_KEY = 6;
const SIGNATURE = 2;
const HASHES: Record<number, string> = { 8: "sha256", 10: "sha512" };
/** Prefix of an Ed25519 key's 32 bytes in the format that Node reads. */
const SPKI_HEADER = Buffer.from("302a300506032b6570032100", "hex");

export function readKey(armored: string): { key: KeyObject; fingerprint: string } {
  const lines = armored.split("\n");
  const base64 = lines.slice(lines.indexOf("") + 1).filter((line) => !/^[=-]/.test(line));
  const body = firstPacket(Buffer.from(base64.join(""), "base64"), PUBLIC_KEY);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length);
  const fingerprint = createHash("sha1").update(Buffer.of(0x99)).update(length).update(body).digest("hex");
  const spki = Buffer.concat([SPKI_HEADER, body.subarray(-32)]);
  return { key: createPublicKey({ key: spki, format: "der", type: "spki" }), fingerprint: fingerprint.toUpperCase() };
}

export function isSignedBy(key: KeyObject, data: Buffer, signature: Buffer): boolean {
  const body = firstPacket(signature, SIGNATURE);
  const hashedEnd = 6 + body.readUInt16BE(4);
  const trailer = Buffer.from([4, 0xff, 0, 0, 0, 0]);
  trailer.writeUInt32BE(hashedEnd, 2);
  const hash = createHash(HASHES[body.readUInt8(3)] ?? "unknown");
  const digest = hash.update(data).update(body.subarray(0, hashedEnd)).update(trailer).digest();
  // After the unhashed fields and two bytes of the digest come the two halves, each with its length in bits.
  let position = hashedEnd + 2 + body.readUInt16BE(hashedEnd) + 2;
  const halves = [0, 1].map(() => {
    const bytes = Math.ceil(body.readUInt16BE(position) / 8);
    const half = body.subarray(position + 2, position + 2 + bytes);
    position += 2 + bytes;
    return Buffer.concat([Buffer.alloc(32 - bytes), half]);
  });
  return verify(null, digest, key, Buffer.concat(halves));
}
