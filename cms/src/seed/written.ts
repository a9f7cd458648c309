import type { Media, RichText } from "@wren/domain";
import type { PictureIds, PictureName } from "./pictures";

/** A type of the contract as a writer fills it in: pictures by name, and nullable fields may be left out. */
export type Written<T> = T extends Media
  ? PictureName
  : T extends RichText | string | number | boolean
    ? T
    : T extends readonly (infer Item)[]
      ? Written<Item>[]
      : { [Key in keyof T as null extends T[Key] ? never : Key]: Written<T[Key]> } & {
          [Key in keyof T as null extends T[Key] ? Key : never]?: Written<NonNullable<T[Key]>>;
        };

const PICTURE_KEYS = ["image", "imageDark"];

/** Replaces each picture's name by its id in the media library; everything else is stored as written. */
export function withPictureIds(written: object, pictures: PictureIds): unknown {
  const withIds = JSON.stringify(written, (key, value: unknown) =>
    PICTURE_KEYS.includes(key) ? pictures.get(value as PictureName) : value,
  );
  return JSON.parse(withIds);
}
