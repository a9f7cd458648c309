import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { TYPES_WITH_BLOCKS } from "./types-with-blocks";

const SRC = path.join(import.meta.dirname, "../..");

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
