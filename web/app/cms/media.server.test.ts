import { expect, test } from "vitest";
import { toImage } from "./media.server.ts";

test("a picture offers all its widths, smallest first, from our own origin", () => {
  const image = toImage({
    url: "/uploads/hero.webp",
    name: "hero",
    width: 1600,
    height: 1000,
    formats: {
      medium: { url: "/uploads/medium_hero.webp", width: 800, height: 500 },
      small: { url: "/uploads/small_hero.webp", width: 400, height: 250 },
    },
  });
  expect(image).toEqual({
    src: "/media/uploads/hero.webp",
    srcSet: "/media/uploads/small_hero.webp 400w, /media/uploads/medium_hero.webp 800w, /media/uploads/hero.webp 1600w",
    width: 1600,
    height: 1000,
  });
});

test("a picture that was stored in one width only is still a picture", () => {
  const image = toImage({ url: "/uploads/logo.png", name: "logo", width: 200, height: 50, formats: null });
  expect(image.srcSet).toBe("/media/uploads/logo.png 200w");
});
