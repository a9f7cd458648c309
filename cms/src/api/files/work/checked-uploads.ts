import type { Readable } from "node:stream";
import { checksumOf, type Checksum } from "./checksum";

/** A file on its way into the storage, be it a folder or S3. */
type Upload = { getStream(): Readable; folderPath?: string } & Partial<Checksum>;

export type UploadProvider = {
  upload(file: Upload): Promise<void>;
  replace(file: Upload, old: object): Promise<void>;
};

/**
 * Notes size and SHA-256 of what is handed to the storage, whichever that is and whether a file is new or takes
 * another's place. Here and not where an entry is saved: the media library can replace a file under an entry that
 * nobody saves.
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
  // The widths of a picture pass here too; only entries of the library lie in a folder.
  if (file.folderPath !== undefined) Object.assign(file, await checksumOf(file.getStream()));
}
