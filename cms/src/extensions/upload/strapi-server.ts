import { makePictureVariants, type PictureVariant, type UploadedPicture } from "../../lib/picture-variants";

type UploadPlugin = {
  services: {
    "image-manipulation": { generateResponsiveFormats(picture: UploadedPicture): Promise<PictureVariant[]> };
  };
};

/** Strapi resizes in the uploaded format only; pages want WebP and AVIF. */
export default (plugin: UploadPlugin) => {
  plugin.services["image-manipulation"].generateResponsiveFormats = makePictureVariants;
  return plugin;
};
