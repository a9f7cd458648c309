import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { acceptedEncodings, matchesTag } from "./encodings.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".minisig": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".pub": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Names under /assets contain a hash of their content; all other files may change under the same name. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=300, must-revalidate";
/** Files that describe the build are always revalidated. */
const ALWAYS_ASK = "no-cache";

/** In order of preference. */
const ENCODINGS = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

type Variant = { bytes: Buffer; encoding: (typeof ENCODINGS)[number]["name"] | null };

type StaticFile = { type: string; cacheControl: string; etag: string; variants: Variant[] };

export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Reads the built client into memory, under a megabyte: no disk access, no path tricks, no race with a deployment. */
export function loadStaticFiles(directory: string): StaticFiles {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
  const known = new Set(names);

  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = CONTENT_TYPES[path.extname(name)];
    if (!type) continue;
    const bytes = readFileSync(path.join(directory, name));
    const compressed = ENCODINGS.filter(({ extension }) => known.has(name + extension));
    files.set(`/${name.split(path.sep).join("/")}`, {
      type,
      cacheControl: cacheControlOf(name),
      etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
      variants: [
        ...compressed.map((encoding) => ({
          encoding: encoding.name,
          bytes: readFileSync(path.join(directory, name + encoding.extension)),
        })),
        { encoding: null, bytes },
      ],
    });
  }
  return files;
}

function cacheControlOf(name: string): string {
  if (name.startsWith("assets")) return IMMUTABLE;
  return name.startsWith(".well-known") || path.basename(name) === "latest.json" ? ALWAYS_ASK : REVALIDATE;
}

/** Answers requests for static files; returns false for any other path. */
export function sendStaticFile(files: StaticFiles, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const file = files.get(pathOf(request));
  if (!file) return false;

  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const variant = file.variants.find(({ encoding }) => encoding === null || accepted.has(encoding));
  if (!variant) return false;

  // Each encoding is a separate representation with its own tag.
  const etag = `"${file.etag}${variant.encoding ? `-${variant.encoding}` : ""}"`;
  response.setHeader("Content-Type", file.type);
  response.setHeader("Cache-Control", file.cacheControl);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("ETag", etag);
  if (matchesTag(request.headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return true;
  }
  if (variant.encoding) response.setHeader("Content-Encoding", variant.encoding);
  response.setHeader("Content-Length", variant.bytes.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : variant.bytes);
  return true;
}

function pathOf(request: IncomingMessage): string {
  const [pathname = "/"] = (request.url ?? "/").split("?", 1);
  return pathname;
}
