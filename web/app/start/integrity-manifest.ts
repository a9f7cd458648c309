/** Path of the list of everything that browsers get from a build. */
export const INTEGRITY_MANIFEST = "/.well-known/wren-integrity.json";
/** Files that `npm run release` adds to a build; scripts/lib/release/files.mjs knows them by the same names. */
export const RELEASE_KEY = "/.well-known/wren-release.pub";
export const RELEASE_LOG = "/.well-known/wren-releases.txt";

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

/** Facts about the running build, for people. */
export type BuildFacts = {
  version: string;
  commit: string | null;
  /** As `sha256sum` writes it. */
  manifestHash: string;
  /** Null when the build is not signed. */
  publicKey: string | null;
};

/** A file that lists the hashes of all scripts, and its own hash. */
export type ImportMap = { path: string; integrity: string };

export type Release = {
  importMap: ImportMap;
  /** Hashes of the only inline scripts that pages may run. */
  inlineScripts: readonly string[];
  facts: BuildFacts;
};
