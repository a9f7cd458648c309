import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export function acceptedEncodings(header: string | string[] | undefined): Set<string> {
  const items = String(header ?? "").split(",");
  const wanted = items.filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item));
  return new Set(wanted.map((item) => item.replace(/;.*/, "").trim().toLowerCase()));
}

/** Good enough and quick: a page is compressed for each visitor. */
const PAGE_BROTLI_QUALITY = 5;

/** A page in the best encoding that the visitor's browser understands. */
export async function encodePage(html: string, acceptEncoding: string | string[] | undefined) {
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.has("br")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY };
    return { encoding: "br", bytes: await promisify(brotliCompress)(html, { params }) };
  }
  if (accepted.has("gzip")) return { encoding: "gzip", bytes: await promisify(gzip)(html) };
  return { encoding: null, bytes: Buffer.from(html) };
}
