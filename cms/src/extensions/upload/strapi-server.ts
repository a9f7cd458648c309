import { withChecksums, type UploadProvider } from "../../api/files/work/checked-uploads";
import { CHECKSUM_ATTRIBUTES } from "../../api/files/work/checksum";
import {
  makePictureVariants,
  type PictureVariant,
  type UploadedPicture,
} from "../../platform/pictures/picture-variants";

type UploadPlugin = {
  contentTypes: { file: { schema: { attributes: object } } };
  services: {
    "image-manipulation": { generateResponsiveFormats(picture: UploadedPicture): Promise<PictureVariant[]> };
    provider: (context: object) => UploadProvider;
  };
};

/** Adds WebP and AVIF, because Strapi resizes in the uploaded format only, and checksums. */
export default (plugin: UploadPlugin) => {
  const { services, contentTypes } = plugin;
  services["image-manipulation"].generateResponsiveFormats = makePictureVariants;
  const createProvider = services.provider;
  services.provider = (context) => withChecksums(createProvider(context));
  Object.assign(contentTypes.file.schema.attributes, CHECKSUM_ATTRIBUTES);
  return plugin;
};
