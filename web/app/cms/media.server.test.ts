import { expect, test } from "vitest";
import { toImage } from "./media.server.ts";

test("a picture offers all its widths in both encodings, smallest first, from our own origin", () => {
  const image = toImage({
    url: "/uploads/hero.png",
    name: "hero",
    width: 1600,
    height: 1000,
    formats: {
      medium_webp: { url: "/uploads/medium_webp_hero.webp", mime: "image/webp", width: 800, height: 500 },
      small_webp: { url: "/uploads/small_webp_hero.webp", mime: "image/webp", width: 400, height: 250 },
      small_avif: { url: "/uploads/small_avif_hero.avif", mime: "image/avif", width: 400, height: 250 },
      thumbnail: { url: "/uploads/thumbnail_hero.png", mime: "image/png", width: 245, height: 153 },
    },
  });
  expect(image).toEqual({
    src: "/media/uploads/hero.png",
    avifSrcSet: "/media/uploads/small_avif_hero.avif 400w",
    webpSrcSet: "/media/uploads/small_webp_hero.webp 400w, /media/uploads/medium_webp_hero.webp 800w",
    width: 1600,
    height: 1000,
  });
});

test("a picture that was stored in one form only is still a picture", () => {
  const image = toImage({ url: "/uploads/logo.png", name: "logo", width: 200, height: 50, formats: null });
  expect(image).toMatchObject({ src: "/media/uploads/logo.png", avifSrcSet: null, webpSrcSet: null });
});
