import type { Readable } from "node:stream";
import { checksumOf, type Checksum } from "./checksum";

/** A file on its way into the storage, a folder or S3. */
type Upload = { getStream(): Readable; folderPath?: string } & Partial<Checksum>;

export type UploadProvider = {
  upload(file: Upload): Promise<void>;
  replace(file: Upload, old: object): Promise<void>;
};

/**
 * Records size and SHA-256 of every file handed to the storage, new or replaced. It runs here and not when an entry is
 * saved, because the media library can replace a file without saving the entry that uses it.
 */
export function withChecksums<Provider extends UploadProvider>(provider: Provider): Provider {
  return {
    ...provider,
    async upload(file: Upload) {
      await note(file);
      await provider.upload(file);
    },
    async replace(file: Upload, old: object) {
      await note(file);
      await provider.replace(file, old);
    },
  };
}

async function note(file: Upload): Promise<void> {
  // The resized copies of a picture pass here too; only entries of the library have a folder.
  if (file.folderPath !== undefined) Object.assign(file, await checksumOf(file.getStream()));
}
