import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { byteRangeOf } from "@wren/domain";
import { table } from "../platform/rows/table";

/** File names as the upload plugin makes them. */
const UPLOAD = /^\/uploads\/(?<hash>[A-Za-z0-9_-]+)(?<ext>\.[A-Za-z0-9]+)$/;

/** Pictures are shown in the browser, everything else is downloaded. */
const PICTURES = [".avif", ".jpeg", ".jpg", ".png", ".webp"];

const HEADERS = {
  "Accept-Ranges": "bytes",
  // A file can be replaced under the same address, so browsers revalidate each time and mostly get a 304.
  "Cache-Control": "public, no-cache",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
};

type Context = Parameters<ReturnType<Core.MiddlewareFactory> & object>[0];
type FileRow = { name: string; mime: string; hash: string; ext: string; sha256: string | null };

/**
 * Sends uploads that are not pictures: under their own name, with ranges for resumed downloads, and never as something
 * a browser opens on the admin's origin. Strapi's own handler supports neither the name nor `If-Range`.
 */
const downloads: Core.MiddlewareFactory = (_config, { strapi }) => {
  const files = table<FileRow>(strapi, "plugin::upload.file");
  return async (ctx, next) => {
    const { hash, ext } = UPLOAD.exec(ctx.path)?.groups ?? {};
    const isAsked = (ctx.method === "GET" || ctx.method === "HEAD") && hash && ext;
    if (!isAsked || PICTURES.includes(ext.toLowerCase())) {
      await next();
      return;
    }
    const file = await files.findOne({ where: { hash, ext } });
    const stored = path.join(strapi.dirs.static.public, "uploads", hash + ext);
    const found = file && (await stat(stored).catch(() => null));
    if (!file?.sha256 || !found) {
      await next();
      return;
    }

    // Without an ASCII fallback, the library would send only the other name, as Latin-1.
    ctx.attachment(file.name, { fallback: file.name.replace(/[^ -~]/g, "_") });
    ctx.type = file.mime;
    ctx.etag = file.sha256;
    ctx.set(HEADERS);
    ctx.status = 200;
    if (isKnown(ctx)) ctx.status = 304;
    else sendBytes(ctx, stored, found.size);
  };
};

/** Koa's `fresh` cannot be used: web's requests say `no-cache`, as Node's fetch does for every conditional request. */
function isKnown(ctx: Context): boolean {
  const tags = ctx.get("If-None-Match").split(",");
  return tags.some((tag) => ["*", ctx.response.get("ETag")].includes(tag.trim().replace(/^W\//, "")));
}

function sendBytes(ctx: Context, stored: string, size: number): void {
  if (ctx.method === "HEAD") {
    ctx.length = size;
    return;
  }
  // A range of a file that was replaced would corrupt the part already downloaded.
  const isResumable = ["", ctx.response.get("ETag")].includes(ctx.get("If-Range"));
  const range = isResumable ? byteRangeOf(ctx.get("Range"), size) : null;
  if (range === "unsatisfiable") {
    ctx.set("Content-Range", `bytes */${String(size)}`);
    ctx.status = 416;
    return;
  }
  if (range) {
    ctx.set("Content-Range", `bytes ${String(range.start)}-${String(range.end)}/${String(size)}`);
    ctx.status = 206;
  }
  ctx.body = createReadStream(stored, range ?? {});
  ctx.length = range ? range.end - range.start + 1 : size;
}

export default downloads;
