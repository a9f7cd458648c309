import cover from "../../../../../art/web/case.webp";
import familyDark from "../../../../../art/web/family-dark.webp";
import family from "../../../../../art/web/family.webp";
import nest from "../../../../../art/web/nest.webp";
import switchOff from "../../../../../art/web/switch-off.webp";
import switchOn from "../../../../../art/web/switch-on.webp";
import wrenMini from "../../../../../art/web/wren-mini.webp";
import wrenOneDark from "../../../../../art/web/wren-one-dark.webp";
import wrenOne from "../../../../../art/web/wren-one.webp";
import type { Image, PictureView } from "#app/lib/content-view.ts";
import type { Words } from "./words-en.ts";

/** The project's own pictures, because the media library of a shop may hold none of them. */
export function picturesOf({ pictures: alt }: Words) {
  return {
    phone: { image: image(wrenOne, [1600, 1200]), imageDark: image(wrenOneDark, [1600, 1200]), alt: alt.phone },
    mini: { image: image(wrenMini, [1600, 1200]), imageDark: null, alt: alt.mini },
    case: { image: image(cover, [1600, 1200]), imageDark: null, alt: alt.case },
    nest: { image: image(nest, [1600, 1200]), imageDark: null, alt: alt.nest },
    family: { image: image(family, [1200, 675]), imageDark: image(familyDark, [1200, 675]), alt: alt.family },
    switchOn: { image: image(switchOn, [1600, 800]), imageDark: null, alt: alt.switchOn },
    switchOff: { image: image(switchOff, [1600, 800]), imageDark: null, alt: alt.switchOff },
  } satisfies Record<string, PictureView>;
}

export type Pictures = ReturnType<typeof picturesOf>;

function image(src: string, [width, height]: [width: number, height: number]): Image {
  return { src, avifSrcSet: null, webpSrcSet: null, width, height };
}
