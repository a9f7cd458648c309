import assert from "node:assert/strict";
import { access, readFile } from "node:fs/promises";
import { test } from "node:test";
import { filesIn } from "./fingerprint.mjs";
import { inRoot } from "./paths.mjs";

/** A file or folder of ours in backticks. */
const OUR_PATH = /`((?:bench|cms|deploy|domain|e2e|scripts|web)\/[\w./-]+)`/g;

test("every file and folder that the docs name is there", async () => {
  const docs = (await filesIn("docs")).filter((file) => file.endsWith(".md"));
  /** @type {string[]} */
  const missing = [];
  for (const doc of [...docs, "README.md", "CONTRIBUTING.md"]) {
    const text = await readFile(inRoot(doc), "utf8");
    for (const [, path] of text.matchAll(OUR_PATH))
      await access(inRoot(path)).catch(() => missing.push(`${doc}: ${path}`));
  }
  assert.deepEqual(missing, []);
});
