import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { filesIn } from "./fingerprint.mjs";
import { inRoot } from "./paths.mjs";

test("benches ask only for modules that the cms has", async () => {
  const files = (await filesIn("bench")).filter((file) => file.endsWith(".mjs") && !file.includes("node_modules"));
  const texts = await Promise.all(files.map((file) => readFile(inRoot(file), "utf8")));
  const modules = texts.flatMap((text) => [...text.matchAll(/\bbuilt\("([^"]+)"\)/g)].map(([, name]) => name));
  assert.ok(modules.length > 10);
  const missing = modules.filter(
    (name) => ![".ts", "/index.ts"].some((end) => existsSync(inRoot("cms/src", name + end))),
  );
  assert.deepEqual(missing, []);
});
