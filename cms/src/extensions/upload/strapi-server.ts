import { buffer } from "node:stream/consumers";
import { withChecksums, type UploadProvider } from "../../api/files/work/checked-uploads";
import { CHECKSUM_ATTRIBUTES } from "../../api/files/work/checksum";
import { isEncodedAhead } from "../../platform/pictures/encoded-ahead";
import {
  makePictureVariants,
  type PictureVariant,
  type UploadedPicture,
} from "../../platform/pictures/picture-variants";

type UploadPlugin = {
  contentTypes: { file: { schema: { attributes: object } } };
  services: {
    "image-manipulation": {
      optimize(picture: UploadedPicture): Promise<UploadedPicture>;
      generateResponsiveFormats(picture: UploadedPicture): Promise<PictureVariant[]>;
    };
    provider: (context: object) => UploadProvider;
  };
};

/** Adds WebP and AVIF, because Strapi resizes in the uploaded format only, and checksums. */
export default (plugin: UploadPlugin) => {
  const { services, contentTypes } = plugin;
  const pictures = services["image-manipulation"];
  const optimize = pictures.optimize.bind(pictures);
  // Strapi encodes every upload once more and drops its metadata. The demo's are finished.
  pictures.optimize = async (picture) =>
    (await isEncodedAhead(await buffer(picture.getStream()))) ? picture : optimize(picture);
  pictures.generateResponsiveFormats = makePictureVariants;
  const createProvider = services.provider;
  services.provider = (context) => withChecksums(createProvider(context));
  Object.assign(contentTypes.file.schema.attributes, CHECKSUM_ATTRIBUTES);
  return plugin;
};
