import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { filesIn } from "./fingerprint.mjs";
import { inRoot } from "./paths.mjs";

/** A file or folder of ours in backticks. */
const OUR_PATH = /`((?:bench|cms|deploy|domain|e2e|scripts|web)\/[\w./-]+)`/g;

const LINK = /\]\(([^)\s]+)\)/g;

const DOCS = [
  ...(await filesIn("docs")).filter((file) => file.endsWith(".md")),
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md"],
];

const read = (/** @type {string} */ doc) => readFileSync(inRoot(doc), "utf8");

/** All first groups of a pattern in a document. */
const namesIn = (/** @type {string} */ doc, /** @type {RegExp} */ pattern) =>
  [...read(doc).matchAll(pattern)].map(([, name = ""]) => name);

test("every file and folder that the docs name is there", () => {
  const missing = DOCS.flatMap((doc) =>
    namesIn(doc, OUR_PATH)
      .filter((file) => !existsSync(inRoot(file)))
      .map((file) => `${doc}: ${file}`),
  );
  assert.deepEqual(missing, []);
});

test("every link of the docs leads to a file, and to a heading of it", () => {
  const broken = DOCS.flatMap((doc) =>
    namesIn(doc, LINK)
      .filter((link) => !/^(https?|mailto):/.test(link) && !leadsSomewhere(doc, link))
      .map((link) => `${doc}: ${link}`),
  );
  assert.deepEqual(broken, []);
});

function leadsSomewhere(/** @type {string} */ doc, /** @type {string} */ link) {
  const [file = "", heading] = link.split("#");
  const target = file === "" ? doc : path.join(path.dirname(doc), file);
  if (!existsSync(inRoot(target))) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** Anchors as GitHub makes them. */
function headingsOf(/** @type {string} */ doc) {
  return namesIn(doc, /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\s-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
