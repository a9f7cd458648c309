import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { blockPictures } from "./pictures";

test("every block has a picture of its own for the picker, and no picture is left over", () => {
  const blocks = readdirSync(path.join(import.meta.dirname, "../../components/blocks")).map(
    (file) => `blocks.${path.parse(file).name}`,
  );
  expect(Object.keys(blockPictures).sort()).toEqual(blocks.sort());
  expect(new Set(Object.values(blockPictures)).size).toBe(blocks.length);
});
