import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKeyPair, readPublicKey, readSecretKey, readSigned, signatureOf } from "./minisign.mjs";

const PASSPHRASE = "a passphrase for tests";
const { secret, publicKey } = makeKeyPair(PASSPHRASE);
const ours = keyOf(publicKey);
const content = Buffer.from("the content\n");
const signature = signatureOf(content, readSecretKey(secret, PASSPHRASE), "wren 1.0.0");

/** @param {string} text */
function keyOf(text) {
  const key = readPublicKey(text);
  assert.ok(key);
  return key;
}

test("a signature gives its comment, and no other content, comment or key does", () => {
  assert.equal(readSigned(content, signature, ours), "wren 1.0.0");
  assert.equal(readSigned(Buffer.from("other content\n"), signature, ours), null);
  assert.equal(readSigned(content, signature.replace("wren 1.0.0", "wren 2.0.0"), ours), null);
  assert.equal(readSigned(content, signature, keyOf(makeKeyPair(PASSPHRASE).publicKey)), null);
  assert.equal(readSigned(content, "", ours), null);
});

test("the secret key is not readable without its passphrase", () => {
  assert.throws(() => readSecretKey(secret, "another passphrase"));
});

test("signatures of the program minisign are read", () => {
  const signed = `untrusted comment: signature from minisign secret key
RUR6GiU/0anWiaxgj/oA4QkesHVeaSA7+R0+Yh2nMI50xUWtg337z5AFBHLKTGQ1bxfGJjipawL7E7lzjh4B11rP0Xr6fleFUQ0=
trusted comment: made by minisign
CaNnr+jQPInFJjwZx5s4vOEMRDvow8E5KRGPZ8qv9yihvPqJE//2vDo+LJ2Uk3WytlpIUPrMwnM1fBgUJXv1BQ==
`;
  const key = keyOf("RWR6GiU/0anWiRfyRwHxbZ5fMCw+VoiH918i4G249qmnHHAfLwYaGH33");
  assert.equal(readSigned(content, signed, key), "made by minisign");
});
