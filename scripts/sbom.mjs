// `npm run sbom`: a software bill of materials for each package that is shipped, for the files of a release.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { exitWith } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { sbomOf, SHIPPED_PACKAGES } from "./lib/sbom.mjs";

await exitWith(async () => {
  const folder = process.argv[2] ?? inRoot(".cache", "sbom");
  await mkdir(folder, { recursive: true });
  for (const name of SHIPPED_PACKAGES) {
    const file = path.join(folder, `wren-${name}.cdx.json`);
    await writeFile(file, `${JSON.stringify(await sbomOf(name), null, 2)}\n`);
    process.stdout.write(`${file}\n`);
  }
  return 0;
});
