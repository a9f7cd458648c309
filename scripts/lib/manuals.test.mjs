import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot } from "./paths.mjs";

/** First heading of a manual's part for developers and operators, which is in English only. */
const ENDS = { "chat.md": "\n## How it works" };

/** The part of a manual that staff read. */
function manual(/** @type {string} */ name, /** @type {string[]} */ ...folder) {
  const text = readFileSync(inRoot("docs", ...folder, name), "utf8");
  const end = Object.entries(ENDS).find(([of]) => of === name)?.[1];
  return end ? (text.split(end)[0] ?? "") : text;
}

/** Levels of the headings, items of lists, rows of tables, and pictures, in their order. */
const shapeOf = (/** @type {string} */ text) =>
  [...text.matchAll(/^ *(#+ |!\[|\||- |\d\. )/gm)].map(([, mark = ""]) => mark.trim());

for (const name of readdirSync(inRoot("docs", "de")).filter((file) => file.endsWith(".md")))
  test(`${name} has the same headings, lists, tables and pictures in both languages`, () => {
    assert.deepEqual(shapeOf(manual(name, "de")), shapeOf(manual(name)));
  });
