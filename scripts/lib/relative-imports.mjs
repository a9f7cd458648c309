import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";

const IMPORT = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;
const ENDINGS = ["", ".ts", ".tsx", ".js", ".json", "/index.ts", "/index.tsx"];

/**
 * Follows the relative imports of source files, also through the files they lead to.
 * @param {string[]} files from the project's root
 * @returns {string[]} the given files and all they import, sorted
 */
export function withImports(files) {
  const found = new Set(files);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, target = ""] of readFileSync(path.join(ROOT, file), "utf8").matchAll(IMPORT)) {
      const imported = resolve(path.join(path.dirname(file), target));
      if (imported) found.add(imported);
    }
  }
  return [...found].sort();
}

/** @param {string} target */
function resolve(target) {
  return ENDINGS.map((ending) => target + ending).find(
    (file) => path.extname(file) && existsSync(path.join(ROOT, file)),
  );
}
