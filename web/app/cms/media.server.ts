import type { Media } from "@wren/domain";
import { env } from "#app/env.server.ts";
import type { Image } from "#app/lib/content-view.ts";

export function toImage(media: Media): Image {
  const sizes = [...Object.values(media.formats ?? {}), media].sort((a, b) => a.width - b.width);
  return {
    src: publicUrl(media.url),
    srcSet: sizes.map(({ url, width }) => `${publicUrl(url)} ${String(width)}w`).join(", "),
    width: media.width,
    height: media.height,
  };
}

/** The spec's rule: the backend's public base url, then the picture's own. */
function publicUrl(url: string): string {
  return env.BACKEND_PUBLIC_URL.replace(/\/$/, "") + url;
}
