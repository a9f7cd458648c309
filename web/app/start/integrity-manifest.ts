/** Path of the list of everything that browsers get from a build. */
export const INTEGRITY_MANIFEST = "/.well-known/wren-integrity.json";

/** Hashes are written as browsers write them: `sha256-` and base64. */
export type IntegrityManifest = {
  version: string;
  /** The commit that gives these very files; null for sources that differ from every commit. */
  commit: string | null;
  /** The file from which browsers learn the hashes of scripts. */
  importMap: string;
  /** Code that stands in the pages themselves. */
  inlineScripts: string[];
  files: Record<string, string>;
};
