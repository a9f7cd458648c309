import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodePageInEveryWay, matchesTag } from "./encodings.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br;q=0", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["deflate", "identity"],
  ["", "identity"],
])("who accepts %j gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test("a page is the same page in every encoding, each with a tag of its own", async () => {
  const html = "<p>Grüezi</p>".repeat(100);
  const [brotli, gzipped, plain] = await encodePageInEveryWay(Buffer.from(html));
  expect(brotliDecompressSync(brotli?.bytes ?? "").toString()).toBe(html);
  expect(gunzipSync(gzipped?.bytes ?? "").toString()).toBe(html);
  expect(plain?.bytes.toString()).toBe(html);
  expect(new Set([brotli?.etag, gzipped?.etag, plain?.etag]).size).toBe(3);
});

test("a tag is recognised in a list, and when a proxy made it weak", () => {
  expect(matchesTag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesTag('"a"', '"b"')).toBe(false);
  expect(matchesTag(undefined, '"b"')).toBe(false);
});
