import type { Media } from "@wren/domain";
import { env } from "#app/env.server.ts";
import type { Image } from "#app/lib/content-view.ts";

export function toImage(media: Media): Image {
  return {
    src: publicUrl(media.url),
    avifSrcSet: srcSet(media, "image/avif"),
    webpSrcSet: srcSet(media, "image/webp"),
    width: media.width,
    height: media.height,
  };
}

/** All widths of one encoding, or null when the picture is not stored in it. */
function srcSet(media: Media, mime: string): string | null {
  const sizes = Object.values(media.formats ?? {}).filter((format) => format.mime === mime);
  // Strapi's own thumbnail has the uploaded encoding; it is harmless as one more small width.
  const candidates = sizes
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${publicUrl(url)} ${String(width)}w`);
  return candidates.length > 0 ? candidates.join(", ") : null;
}

/** The spec's rule: the backend's public base URL, then the file's own. */
export function publicUrl(url: string): string {
  return env.BACKEND_PUBLIC_URL.replace(/\/$/, "") + url;
}
