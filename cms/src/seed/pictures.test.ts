import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { listEncodedFiles } from "../platform/pictures/picture-variants";
import { PICTURE_FILES } from "./pictures";

const ART = path.resolve(import.meta.dirname, "..", "..", "..", "art");

test("every picture of the demo is encoded ahead, and nothing else: `npm run pictures`", async () => {
  const originals = await Promise.all(Object.values(PICTURE_FILES).map((file) => readFile(path.join(ART, file))));
  const wanted = await Promise.all(originals.map(async (original) => [...(await listEncodedFiles(original)).keys()]));
  expect((await readdir(path.join(ART, "encoded"))).sort()).toEqual([...new Set(wanted.flat())].sort());
});
