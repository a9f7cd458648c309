import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodePage, matchesTag, tagOf } from "./encodings.ts";

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
  const page = Buffer.from(html);
  expect(brotliDecompressSync(await encodePage(page, "br")).toString()).toBe(html);
  expect(gunzipSync(await encodePage(page, "gzip")).toString()).toBe(html);
  expect((await encodePage(page, "identity")).toString()).toBe(html);
  const tag = tagOf(page);
  expect(new Set([tag("br"), tag("gzip"), tag("identity")]).size).toBe(3);
  expect(tagOf(Buffer.from("other"))("br")).not.toBe(tag("br"));
});

test("a tag is recognised in a list, and when a proxy made it weak", () => {
  expect(matchesTag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesTag('"a"', '"b"')).toBe(false);
  expect(matchesTag(undefined, '"b"')).toBe(false);
});
