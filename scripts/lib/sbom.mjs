import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inRoot } from "./paths.mjs";

/** Packages that run on a server or in a browser. */
export const SHIPPED_PACKAGES = ["domain", "cms", "web"];

const MAX_BYTES = 64 * 1024 ** 2;

/**
 * Lists everything that a package is made of, build tools included, in the CycloneDX format. Much of what they build in
 * is only there for development: web's bundle holds React.
 * @param {string} folder
 * @returns {Promise<string>} JSON
 */
export async function sbomOf(folder) {
  const args = ["sbom", "--sbom-format", "cyclonedx"];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: inRoot(folder), maxBuffer: MAX_BYTES });
  return stdout;
}
