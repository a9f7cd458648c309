import { byteRangeOf } from "@wren/domain";
import { findCaptchaFile } from "#app/cms/captcha.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/captcha";

const KINDS = {
  png: { kind: "picture", type: "image/png" },
  wav: { kind: "sound", type: "audio/wav" },
} as const;

/** `/captcha/{id}.png` and `/captcha/{id}.wav`, the sound in the language of the path. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [, captchaId, ending] = /^(.+)\.(png|wav)$/.exec(params.file) ?? [];
  const { kind, type } = KINDS[ending === "wav" ? "wav" : "png"];
  const { locale } = context.get(visitContext);
  const found = captchaId ? await findCaptchaFile(visitorOf(context), { captchaId, kind, language: locale }) : 404;
  const headers = { "Cache-Control": "no-store" };
  if (typeof found === "number") return new Response(null, { status: found, headers });
  // Some browsers play sound only if they can request ranges of it.
  const asked = byteRangeOf(request.headers.get("Range") ?? undefined, found.length);
  const range = asked === "unsatisfiable" ? null : asked;
  const bytes = new Uint8Array(range ? found.subarray(range.start, range.end + 1) : found);
  return new Response(bytes, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Accept-Ranges": "bytes",
      ...(range && { "Content-Range": `bytes ${String(range.start)}-${String(range.end)}/${String(found.length)}` }),
    },
  });
}
