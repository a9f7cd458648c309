import { readFile } from "node:fs/promises";
import { inRoot } from "./paths.mjs";

/** Packages that run on a server or in a browser. */
export const SHIPPED_PACKAGES = ["domain", "cms", "web"];

/** @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, link?: boolean }} Locked */

/**
 * Lists everything that a package is made of, in the CycloneDX format, from its lockfile. Build tools are listed as
 * optional, although some of them are in the bundles: web's holds React. `npm sbom` gives up on Strapi's tree, where
 * packages disagree about the versions of others.
 * @param {string} folder
 */
export async function sbomOf(folder) {
  const { name, version, packages } = JSON.parse(await readFile(inRoot(folder, "package-lock.json"), "utf8"));
  /** @type {[string, Locked][]} */
  const locked = Object.entries(packages);
  /** @type {Map<string, ReturnType<typeof componentOf>>} */
  const components = new Map();
  for (const [place, entry] of locked) {
    const component = place.includes("node_modules/") && !entry.link ? componentOf(place, entry) : null;
    if (!component) continue;
    const isRequired = components.get(component.purl)?.scope === "required";
    if (!isRequired) components.set(component.purl, component);
  }
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

/**
 * @param {string} place such as `node_modules/a/node_modules/@scope/b`
 * @param {Locked} entry
 */
function componentOf(place, { version = "", license, integrity, dev }) {
  const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
  const [algorithm = "", digest = ""] = (integrity ?? "").split("-");
  return {
    type: "library",
    name,
    version,
    scope: dev ? "optional" : "required",
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license && { licenses: [{ license: { name: license } }] }),
    ...(algorithm === "sha512" && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
    }),
  };
}
