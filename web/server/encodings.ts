import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

export function acceptedEncodings(header: string | undefined): Set<string> {
  const items = (header ?? "").split(",");
  const wanted = items.filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item));
  return new Set(wanted.map((item) => item.replace(/;.*/, "").trim().toLowerCase()));
}

/** Cached by header, because browsers send only a handful of different ones. */
const chosenByHeader = new Map<string, Encoding>();
const MAX_REMEMBERED_HEADERS = 100;

export function chooseEncoding(header = ""): Encoding {
  const known = chosenByHeader.get(header);
  if (known) return known;
  const accepted = acceptedEncodings(header);
  const chosen = accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : "identity";
  if (chosenByHeader.size < MAX_REMEMBERED_HEADERS) chosenByHeader.set(header, chosen);
  return chosen;
}

/** Quick and good enough: most pages are compressed for one visitor, cached ones for at least a few. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODERS: Record<Encoding, (page: Buffer) => Promise<Buffer>> = {
  br: (page) => promisify(brotliCompress)(page, BROTLI_OPTIONS),
  gzip: (page) => promisify(gzip)(page),
  identity: (page) => Promise.resolve(page),
};

export async function encodePage(page: Buffer, encoding: Encoding): Promise<Buffer> {
  return ENCODERS[encoding](page);
}

/** Each encoding is a separate representation with its own tag. */
export function tagOf(page: Buffer): (encoding: Encoding) => string {
  const hash = createHash("sha256").update(page).digest("base64url").slice(0, 22);
  return (encoding) => `"${hash}-${encoding}"`;
}

export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
