import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { blockPictures } from "./pictures";
import { TYPES_WITH_BLOCKS } from "./types-with-blocks";

const SRC = path.join(import.meta.dirname, "../..");
/** The picker loads all of them at once. */
const MAX_BYTES = 10 * 1024;

test("every block has a small picture of its own for the picker, and no picture is left over", () => {
  const blocks = readdirSync(path.join(SRC, "components/blocks")).map((file) => path.parse(file).name);
  expect(Object.keys(blockPictures).sort()).toEqual(blocks.map((name) => `blocks.${name}`).sort());
  const pictures = blocks.map((name) => path.join(import.meta.dirname, "pictures", `${name}.webp`));
  expect(pictures.filter((file) => statSync(file).size > MAX_BYTES)).toEqual([]);
  expect(new Set(pictures.map((file) => readFileSync(file, "base64"))).size).toBe(blocks.length);
});

test("the link to all blocks is beside every form that is made of blocks", () => {
  const apis = path.join(SRC, "api");
  const found = readdirSync(apis, { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const [, api, name] = /^(.+)\/content-types\/(.+)\/schema\.json$/.exec(file) ?? [];
    if (!api || !name) return [];
    const { attributes } = JSON.parse(readFileSync(path.join(apis, file), "utf8")) as {
      attributes: Record<string, { type: string }>;
    };
    return Object.values(attributes).some(({ type }) => type === "dynamiczone") ? [`api::${api}.${name}`] : [];
  });
  expect(TYPES_WITH_BLOCKS.toSorted()).toEqual(found.sort());
});
