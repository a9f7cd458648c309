// The files of a release, as the site serves them. The manifest's path is web's (web/app/start/integrity-manifest.ts).

export const MANIFEST = "/.well-known/wren-integrity.json";
export const SIGNATURE = `${MANIFEST}.minisig`;
export const PUBLIC_KEY = "/.well-known/wren-release.pub";
export const LOG = "/.well-known/wren-releases.txt";

/**
 * The signed comment names the log as well, so that a signed manifest cannot come with another log.
 * @param {string} version
 * @param {string} logHead
 */
export function signedComment(version, logHead) {
  return `wren ${version}, log ${logHead}`;
}
