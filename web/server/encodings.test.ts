import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodePage } from "./encodings.ts";

const HTML = "<p>Grüezi</p>".repeat(100);

test("a page is sent in the best encoding that is understood, and is the same page", async () => {
  const brotli = await encodePage(HTML, "gzip, deflate, br");
  expect(brotli.encoding).toBe("br");
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(HTML);
  const gzipped = await encodePage(HTML, "gzip");
  expect(gzipped.encoding).toBe("gzip");
  expect(gunzipSync(gzipped.bytes).toString()).toBe(HTML);
  const plain = await encodePage(HTML, undefined);
  expect(plain.encoding).toBeNull();
  expect(plain.bytes.toString()).toBe(HTML);
});
