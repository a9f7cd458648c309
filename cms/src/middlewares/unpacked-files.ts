import { rm } from "node:fs/promises";
import type { Core } from "@strapi/strapi";

type UnpackedFile = { filepath: string };
type UnpackedForm = { files?: Record<string, UnpackedFile | UnpackedFile[]> };

/**
 * Removes the files that Strapi's parser unpacked from a form. Strapi itself removes only those of the field `files`,
 * and none when the call fails.
 */
const unpackedFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { files = {} } = ctx.request as UnpackedForm;
  try {
    await next();
  } finally {
    await Promise.all(
      Object.values(files)
        .flat()
        .map(({ filepath }) => rm(filepath, { force: true })),
    );
  }
};

export default unpackedFiles;
