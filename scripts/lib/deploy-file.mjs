import { readFile } from "node:fs/promises";
import { inRoot } from "./paths.mjs";

/**
 * A configuration as operators get it, but for the places that belong to a machine.
 * @param {string} file of `deploy/`
 * @param {Record<string, string>} places each must be there
 */
export async function readDeployFile(file, places) {
  let text = await readFile(inRoot("deploy", file), "utf8");
  for (const [place, here] of Object.entries(places)) {
    if (!text.includes(place)) throw new Error(`deploy/${file} has no "${place}".`);
    text = text.replaceAll(place, here);
  }
  return text;
}
