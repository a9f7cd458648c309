import { isPictureType } from "@wren/domain";
import { z } from "zod";
import { openChatFile } from "#app/cms/chat-file.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/file";

const idSchema = z.coerce.number().int().positive();

/** Keeps browsers from running any file as a page of ours. */
const NEVER_OPENED = { "Content-Security-Policy": "sandbox; default-src 'none'", "X-Content-Type-Options": "nosniff" };

/** A file of the visitor's own conversation: pictures are shown, others downloaded. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.mayBeShared = false;
  const id = idSchema.safeParse(params.id);
  const file = id.success ? await openChatFile(visitorOf(context), id.data) : 404;
  if (typeof file === "number") return new Response(null, { status: file });
  const { type, body, length } = file;
  const etag = `"chat-${String(id.data)}"`;
  // A page that reloads itself asks each time whether it may, without fetching the picture again.
  visit.browserCopy = "always";
  const headers = { ...NEVER_OPENED, ETag: etag };
  if (request.headers.get("If-None-Match") === etag) {
    await body.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, {
    headers: {
      ...headers,
      "Content-Type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
      "Content-Disposition": isPictureType(type) ? "inline" : "attachment",
      ...(length ? { "Content-Length": length } : {}),
    },
  });
}
