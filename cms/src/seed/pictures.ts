import path from "node:path";
import type { Core } from "@strapi/strapi";
import { storeOnce } from "./library";

/** The project's own renders and logos (folder `art`), each by the name that content files use. */
export const PICTURE_FILES = {
  "logo-header-light": "logo/header-light@2x.png",
  "logo-header-dark": "logo/header-dark@2x.png",
  "logo-footer-light": "logo/footer-light@2x.png",
  "logo-footer-dark": "logo/footer-dark@2x.png",
  "hero-en": "web/hero-en.webp",
  "hero-de": "web/hero-de.webp",
  "hero-en-dark": "web/hero-en-dark.webp",
  "hero-de-dark": "web/hero-de-dark.webp",
  "map-bern": "web/map-bern.webp",
  "map-bern-dark": "web/map-bern-dark.webp",
  "same-build-en": "web/same-build-en.webp",
  "same-build-de": "web/same-build-de.webp",
  "same-build-en-dark": "web/same-build-en-dark.webp",
  "same-build-de-dark": "web/same-build-de-dark.webp",
  "fingerprint-en": "web/fingerprint-en.webp",
  "fingerprint-de": "web/fingerprint-de.webp",
  "fingerprint-en-dark": "web/fingerprint-en-dark.webp",
  "fingerprint-de-dark": "web/fingerprint-de-dark.webp",
  concept: "web/concept.webp",
  "concept-dark": "web/concept-dark.webp",
  nest: "web/nest.webp",
  "nest-above": "web/nest-above.webp",
  "wren-one": "web/wren-one.webp",
  "wren-one-dark": "web/wren-one-dark.webp",
  "wren-one-red": "web/wren-one-red.webp",
  "wren-one-white": "web/wren-one-white.webp",
  "wren-one-front-en": "web/wren-one-front-en.webp",
  "wren-one-front-de": "web/wren-one-front-de.webp",
  "wren-one-side": "web/wren-one-side.webp",
  "wren-one-camera": "web/wren-one-camera.webp",
  "wren-one-box": "web/wren-one-box.webp",
  "screens-en": "web/screens-en.webp",
  "screens-de": "web/screens-de.webp",
  "screens-en-dark": "web/screens-en-dark.webp",
  "screens-de-dark": "web/screens-de-dark.webp",
  "switch-on": "web/switch-on.webp",
  "switch-off": "web/switch-off.webp",
  family: "web/family.webp",
  "family-dark": "web/family-dark.webp",
  "wren-mini": "web/wren-mini.webp",
  "wren-mini-front": "web/wren-mini-front.webp",
  "wren-mini-side": "web/wren-mini-side.webp",
  "wren-mini-camera": "web/wren-mini-camera.webp",
  "wren-mini-box": "web/wren-mini-box.webp",
  "wren-slate": "web/wren-slate.webp",
  "wren-slate-dark": "web/wren-slate-dark.webp",
  "wren-slate-front": "web/wren-slate-front.webp",
  "wren-slate-front-dark": "web/wren-slate-front-dark.webp",
  "wren-slate-side": "web/wren-slate-side.webp",
  "wren-slate-side-dark": "web/wren-slate-side-dark.webp",
  "wren-slate-camera": "web/wren-slate-camera.webp",
  "wren-slate-camera-dark": "web/wren-slate-camera-dark.webp",
  "wren-slate-box": "web/wren-slate-box.webp",
  "nest-key": "web/nest-key.webp",
  "nest-key-in-phone": "web/nest-key-in-phone.webp",
  charger: "web/charger.webp",
  case: "web/case.webp",
  "case-grey": "web/case-grey.webp",
  "case-red": "web/case-red.webp",
} as const;

export type PictureName = keyof typeof PICTURE_FILES;

export type PictureIds = ReadonlyMap<PictureName, number>;

/** Uploads the missing pictures and returns every picture's id. */
export async function seedPictures(strapi: Core.Strapi): Promise<PictureIds> {
  const art = path.resolve(strapi.dirs.app.root, "..", "art");
  const ids = new Map<PictureName, number>();
  // Sequential: in parallel it is faster but leaves the process with several times its memory.
  for (const [name, file] of Object.entries(PICTURE_FILES) as [PictureName, string][]) {
    ids.set(name, await storeOnce(strapi, name, path.join(art, file)));
  }
  return ids;
}
