import type { StrapiApp } from "@strapi/strapi/admin";
import { forwardRef, useEffect, type ComponentType } from "react";
import { onlyPictures } from "./only-pictures";

type MediaProps = { attribute?: { allowedTypes?: string[] | null } };

const LIST_OF_FILES = "/upload/files";

/** True while the editor is in a field that takes pictures, or in the dialog that it opened. */
let isForPicture = false;

/**
 * Strapi's dialog lists every file, whatever the field takes, so that a picture would have to be found among the
 * documents. It has no setting for this: its question to the server is narrowed on the way.
 */
export function offerPicturesToPictureFields(app: StrapiApp): void {
  const Input = app.library.fields.media as ComponentType<MediaProps>;
  const Component = forwardRef<unknown, MediaProps>(function MediaField(props, ref) {
    useEffect(() => () => void (isForPicture = false), []);
    const remember = () => {
      const types = props.attribute?.allowedTypes;
      isForPicture = types?.length === 1 && types[0] === "images";
    };
    return (
      <div onFocusCapture={remember} onPointerDownCapture={remember}>
        <Input {...props} {...{ ref }} />
      </div>
    );
  });
  app.addFields({ type: "media", Component });

  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const isList = typeof input === "string" && new URL(input, location.href).pathname === LIST_OF_FILES;
    return ask(isList && isForPicture ? onlyPictures(input) : input, init);
  };
}
